// What is wrong with the page as it stands, for somebody who has to answer: every thing that belongs to an offered move
// (`data-move`, `data-choice`), what is asked (`data-prompt`) and what is pressed in the end (`data-do`).
// A thing may be scrolled to, but not be covered, cut or too small for a finger. Spots of a map (`data-map`) may be small:
// there a finger finds the nearest one that is lit or comes nearer first, and what it means is confirmed beside the map.
async ([scope, further, wanted]) => {
  const FINGER = 44, SPOT = 8, SLACK = 1.5, MOST = 8, PACE = 4;
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame); // boards measure their room, then draw
  const wrong = [];
  const root = document.querySelector(scope);
  const scrolled = [...document.querySelectorAll("*")].map((n) => [n, n.scrollLeft, n.scrollTop]);
  if (!root) return [`no ${scope}`];
  const shown = (node) =>
    node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 0 && !node.closest("details:not([open]) > :not(summary)");
  const name = (node) => {
    const said = node.dataset.move || node.dataset.choice || node.getAttribute("aria-label") || node.textContent.trim();
    return `${node.tagName.toLowerCase()}.${node.getAttribute("class")?.split(" ")[0] ?? ""} ${said.slice(0, 40)}`;
  };
  const hits = (node, x, y) => {
    const top = document.elementFromPoint(x, y);
    return !!top && (node.contains(top) || top.contains(node) && top.matches("label"));
  };
  // the longest stretch through the middle that a finger meets, across or down
  const stretch = (node, box, down) => {
    let best = 0, run = 0;
    const [from, to, other] = down ? [box.top, box.bottom, (box.left + box.right) / 2] : [box.left, box.right, (box.top + box.bottom) / 2];
    let offs = [0];
    if (!down) offs = [0, -box.height * 0.3, box.height * 0.3];
    else offs = [0, -box.width * 0.42, -box.width * 0.3, box.width * 0.3];
    for (const off of offs) {
      run = 0;
      for (let at = from + 1; at < to && best < FINGER; at += PACE) {
        run = (down ? hits(node, other + off, at) : hits(node, at, other + off)) ? run + PACE : 0;
        best = Math.max(best, run);
      }
      if (best >= FINGER) break;
    }
    return best + (best && 3);
  };
  const sample = (all) => (all.length <= MOST ? all : all.filter((_, i) => i % Math.ceil(all.length / MOST) === 0));

  for (const node of root.querySelectorAll("[data-prompt]")) {
    const box = node.getBoundingClientRect();
    if (box.top < -SLACK || box.bottom > innerHeight + SLACK || box.left < -SLACK || box.right > innerWidth + SLACK) wrong.push(`prompt out of sight`);
    else if (!hits(node, box.left + Math.min(20, box.width / 2), (box.top + box.bottom) / 2)) wrong.push(`prompt covered by ${document.elementFromPoint(box.left + Math.min(20, box.width / 2), (box.top + box.bottom) / 2)?.outerHTML.slice(0, 90)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push(`page is ${document.documentElement.scrollWidth - innerWidth} px too wide`);

  let all = [...root.querySelectorAll(wanted || "[data-move], [data-choice], [data-do]")].filter((n) => shown(n) && !n.disabled && n.getAttribute("aria-disabled") !== "true");
  // a further step is looked at by what it brings: what was there before may lie behind it, and Escape leads back
  if (further) all = all.filter((n) => !window.before.has(n));
  else window.before = new Set(all);
  if (further && !all.length) return wrong;
  if (!all.length) return [...wrong, "nothing to answer with"];
  // without scrolling: what is pressed in the end; of a row of answers or a hand the first; the rest is scrolled to
  const before = new Map(all.map((n) => [n, n.getBoundingClientRect()]));
  const inSight = (n) => {
    const box = before.get(n);
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    if (right - left < 20 || bottom - top < 20) return n.closest("[data-map]") && right > left && bottom > top;
    return hits(n, (left + right) / 2, (top + bottom) / 2) || hits(n, left + 10, (top + bottom) / 2) || stretch(n, box, false) >= 20;
  };
  for (const n of all) if ("do" in n.dataset && !inSight(n)) wrong.push(`to be scrolled to: ${name(n)}`);
  const groups = new Map();
  for (const n of all) {
    const group = n.closest('[data-place^="hand-"], .buttons, .ways, .list, .wishes, .colours, .values, .dice, .skills') ?? root;
    groups.set(group, [...(groups.get(group) ?? []), n]);
  }
  const firsts = [...groups].filter(([g]) => g !== root && !g.closest("details")).map(([, list]) => list[0]);
  // a figure stands on the field, on its board and in a list: one of them is enough
  const keyOf = (n) => n.dataset.choice || n.dataset.move || "";
  const same = (n) => (keyOf(n) ? all.filter((one) => keyOf(one) === keyOf(n)) : [n]);
  for (const n of firsts) if (!same(n).some(inSight)) wrong.push(`first of its row to be scrolled to: ${name(n)}`);
  const hand = root.querySelector('[data-place^="hand-0"]');
  const idle = hand && !hand.querySelector("[data-choice]") && hand.parentElement.scrollHeight > hand.parentElement.clientHeight + 1; // scrolled to
  if (scope === ".stage" && !further && !idle && hand && shown(hand) && hand.children.length && !hand.closest(".seat")) {
    const box = hand.getBoundingClientRect();
    if (box.bottom > innerHeight + 12 || box.top < -SLACK) wrong.push(`hand cut: ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
    const own = hand.closest('[data-place="seat-0"]') ?? hand; // who is aimed at is pressed as a whole
    const at = [Math.min(innerWidth - 4, (box.left + box.right) / 2), Math.min(innerHeight - 4, (box.top + box.bottom) / 2)];
    if (!hits(own, ...at)) wrong.push("hand covered");
  }

  const faultsOf = (n) => {
    const wrong = [];
    const spot = !!n.closest("[data-map]");
    n.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = n.getBoundingClientRect();
    if (box.left < -SLACK || box.right > innerWidth + SLACK || box.top < -SLACK || box.bottom > innerHeight + SLACK) {
      if (box.height < innerHeight && box.width < innerWidth) wrong.push(`cut: ${name(n)} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    }
    const least = spot ? SPOT : FINGER;
    const [wide, high] = [stretch(n, box, false), stretch(n, box, true)];
    if (wide < least || high < least) wrong.push(`${wide > 2 || high > 2 ? "small" : "covered"}: ${name(n)} ${wide}x${high} of ${Math.round(box.width)}x${Math.round(box.height)}`);
    if (box.height > 300 && !spot && n.matches("button") && box.height > innerHeight * 0.6) wrong.push(`huge: ${name(n)} ${Math.round(box.width)}x${Math.round(box.height)}`);
    if (n.matches("button") && getComputedStyle(n).overflowX !== "visible" && n.scrollWidth > n.clientWidth + 2) wrong.push(`words cut: ${name(n)}`);
    return wrong;
  };
  for (const n of sample([...new Map(all.map((one) => [keyOf(one) || one, one])).values()])) {
    const found = [];
    const fine = same(n).some((one) => {
      const wrong = faultsOf(one);
      found.push(...wrong);
      return !wrong.length;
    });
    if (!fine) wrong.push(...found);
  }
  for (const n of all) if (n.matches("button") && getComputedStyle(n).overflowX !== "visible" && n.scrollWidth > n.clientWidth + 2 && !wrong.includes(`words cut: ${name(n)}`)) wrong.push(`words cut: ${name(n)} ${n.scrollWidth} in ${n.clientWidth}`);
  for (const [n, left, top] of scrolled) if (n.scrollLeft !== left || n.scrollTop !== top) n.scrollTo({ left, top, behavior: "instant" });
  return wrong;
}
