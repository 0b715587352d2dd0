/** The development gallery: everything that is drawn, on one page. Not part of the build. */
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("gallery")! });
