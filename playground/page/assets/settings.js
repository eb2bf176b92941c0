// Somebody's language, direct messages and rights; and how the page looks.

import { act } from "./wire.js";
import { freshId, h } from "./dom.js";
import { LANGUAGES, say } from "./words.js";

const THEMES = ["system", "light", "dark"];

export function theme() {
  return localStorage.getItem("theme") ?? "system";
}

export function applyTheme(wanted = theme()) {
  localStorage.setItem("theme", wanted);
  if (wanted === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
}

export function settings(app, pane, anchor) {
  const { me, locale } = pane;
  const set = (change) => pane.tried(act({ do: "set", as: me.id, ...change }));
  const languages = group(say(locale, "language"), LANGUAGES, me.locale, (code) =>
    set({ locale: code }),
  );
  const themes = group(
    say(locale, "theme"),
    THEMES.map((one) => [one, say(locale, one)]),
    theme(),
    applyTheme,
  );
  const link = h(
    "a",
    { class: "link", href: `?as=${encodeURIComponent(app.slug(me))}`, target: "_blank" },
    say(locale, "window", { name: me.name }),
  );
  const dialog = h(
    "dialog",
    { class: "popover", "aria-label": say(locale, "settings", { name: me.name }), lang: locale },
    h("h2", {}, me.name),
    languages,
    toggle(say(locale, "dms"), me.dms, (dms) => set({ dms })),
    toggle(say(locale, "moderator"), me.moderator, (moderator) => set({ moderator })),
    h("hr"),
    themes,
    link,
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  const { left, top } = anchor.getBoundingClientRect();
  dialog.style.left = `${Math.max(8, Math.min(left - 220, innerWidth - 288))}px`;
  dialog.style.bottom = `${innerHeight - top + 12}px`;
  dialog.showModal();
}

function group(title, options, current, set) {
  const name = freshId("setting");
  const choices = options.map(([value, words]) =>
    h(
      "label",
      { class: "segment" },
      h("input", {
        type: "radio",
        name,
        value,
        checked: value === current,
        onchange: () => set(value),
      }),
      h("span", {}, words),
    ),
  );
  return h(
    "fieldset",
    { class: "field" },
    h("legend", {}, title),
    h("div", { class: "segments" }, choices),
  );
}

export function toggle(words, on, set) {
  return h(
    "label",
    { class: "toggle" },
    h("span", {}, words),
    h("input", {
      type: "checkbox",
      role: "switch",
      checked: on,
      onchange: (event) => set(event.target.checked),
    }),
  );
}
