// The virtual clock, and moments as people read them.

import { h } from "./dom.js";
import { say } from "./words.js";

let offset = 0;

export function setOffset(seconds) {
  offset = seconds;
  tick();
}

export function now() {
  return Date.now() / 1000 + offset;
}

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function relative(moment, locale) {
  const seconds = Math.round(moment - now());
  const [unit, size] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(
    Math.round(seconds / size),
    unit,
  );
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

export function written(moment, style, locale) {
  if (style === "R") return relative(moment, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(moment * 1000));
}

/** A <time> that goes on telling the right thing. */
export function stamp(moment, style, locale, name = "stamp") {
  const iso = new Date(moment * 1000).toISOString();
  const words = written(moment, style, locale);
  return h(
    "time",
    {
      class: name,
      datetime: iso,
      title: written(moment, "F", locale),
      "data-moment": moment,
      "data-style": style,
      "data-locale": locale,
    },
    words,
  );
}

/** "Today", "Yesterday", or the date. */
export function day(moment, locale) {
  const days = Math.round((midnight(now()) - midnight(moment)) / 86400);
  if (days === 0) return say(locale, "today");
  if (days === 1) return say(locale, "yesterday");
  return written(moment, "D", locale);
}

function midnight(moment) {
  return new Date(moment * 1000).setHours(0, 0, 0, 0) / 1000;
}

function tick() {
  for (const element of document.querySelectorAll("time[data-style='R']")) {
    const words = relative(Number(element.dataset.moment), element.dataset.locale);
    if (element.textContent !== words) element.textContent = words;
  }
}

setInterval(tick, 1000);
