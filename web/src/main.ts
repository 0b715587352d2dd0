import { mount } from "svelte";
import App from "./App.svelte";
import { settle } from "./installed";
import { keep } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./shell/shell.css";

keep();
mount(App, { target: document.getElementById("app")! });
settle();
