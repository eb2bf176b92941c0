// The page's own little drawings: strokes on a grid of 24.

import { h, svg } from "./dom.js";

const PATHS = {
  hash: ["M9 4 7 20", "M17 4l-2 16", "M4 9h17", "M3 15h17"],
  thread: ["M5 5v9a4 4 0 0 0 4 4h10", "M15 14l4 4-4 4"],
  menu: ["M4 6h16", "M4 12h16", "M4 18h16"],
  people: [
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7",
    "M2.5 20c0-3.6 2.9-6 6.5-6s6.500 2.400 6.500 6",
    "M16 4.500a3.500 3.500 0 0 1 0 6.500",
    "M18 14.500c2.200.8 3.500 2.800 3.500 5.500",
  ],
  plus: ["M12 5v14", "M5 12h14"],
  close: ["M6 6l12 12", "M18 6 6 18"],
  split: ["M4 5h16v14H4z", "M12 5v14"],
  gear: [
    "M12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7",
    "M12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M18.700 5.300l-2.100 2.100M7.400 16.600l-2.100 2.100",
  ],
  flask: [
    "M9 3h6",
    "M10 3v6L4.500 18.500A1.700 1.700 0 0 0 6 21h12a1.700 1.700 0 0 0 1.500-2.500L14 9V3",
    "M7.500 14.500h9",
  ],
  eye: [
    "M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12",
    "M12 14.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600",
  ],
  send: ["M4 12 20 4l-5 16-3.500-6.500z", "M11.500 13.500 20 4"],
  down: ["M6 9l6 6 6-6"],
  check: ["M5 12.500 10 17.500 19.500 7"],
  slash: ["M15 4 9 20"],
  mail: ["M3 6h18v12H3z", "M3 7l9 7 9-7"],
  closed: ["M6 11h12v9H6z", "M8.500 11V8a3.500 3.500 0 0 1 7 0v3"],
  out: ["M14 4h6v6", "M20 4l-9 9", "M18 14v6H4V6h6"],
  file: ["M6 3h8l4 4v14H6z", "M14 3v4h4"],
};

export function icon(name) {
  const strokes = PATHS[name].map((d) => svg("path", { d }));
  return svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, ...strokes);
}

const PIPS = [
  [7.5, 6.5],
  [16.5, 6.5],
  [7.5, 12],
  [16.5, 12],
  [7.5, 17.5],
  [16.5, 17.5],
];

function die() {
  const pips = PIPS.map(([cx, cy]) => svg("circle", { cx, cy, r: 1.9 }));
  return svg("svg", { viewBox: "0 0 24 24", class: "die", "aria-hidden": "true" }, ...pips);
}

/** A round picture of somebody: initials on a colour of their own; the bot is a six. */
export function avatar(person, size = "") {
  if (person.bot) return h("span", { class: `avatar bot ${size}`, "aria-hidden": "true" }, die());
  const letters = [...(person.name || "?")].slice(0, 1).join("").toUpperCase();
  return h(
    "span",
    { class: `avatar tint-${tint(person.name)} ${size}`, "aria-hidden": "true" },
    letters,
  );
}

function tint(name) {
  return [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) % 997, 7) % 7;
}
