// Components V2 and V1, each as Discord shows it.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { menu } from "./menu.js";
import { emoji, markdown } from "./markdown.js";
import { enlarge } from "./viewer.js";
import { say } from "./words.js";

const STYLES = {
  1: "primary",
  2: "secondary",
  3: "success",
  4: "danger",
  5: "secondary link-out",
  6: "primary",
};

const KINDS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: words,
  11: thumbnail,
  12: gallery,
  13: file,
  14: separator,
  17: container,
};

/** `context`: {reader, message, waits(id), press(id), choose(id, values), people} */
export function components(parts, context) {
  return parts.map((part) => KINDS[part.type]?.(part, context));
}

function container(part, context) {
  const colour =
    part.accent_color == null ? null : `#${part.accent_color.toString(16).padStart(6, "0")}`;
  const style = colour ? { "--stripe": colour } : {};
  const name = `container${colour ? " striped" : ""}${part.spoiler ? " veiled" : ""}`;
  return h("div", { class: name, style }, components(part.components, context));
}

function row(part, context) {
  const buttons = part.components.every((one) => one.type === 2);
  return h("div", { class: buttons ? "row buttons" : "row" }, components(part.components, context));
}

function words(part, { reader }) {
  return h("div", { class: "words" }, markdown(part.content, reader));
}

function section(part, context) {
  const text = h("div", { class: "section-words" }, components(part.components, context));
  return h("div", { class: "section" }, text, components([part.accessory], context));
}

function separator(part) {
  const line = part.divider === false ? "" : " line";
  return h("div", {
    class: `separator${part.spacing === 2 ? " wide" : ""}${line}`,
    role: line ? "separator" : null,
  });
}

function thumbnail(part, context) {
  return h("div", { class: "thumbnail" }, picture(part, context));
}

function gallery(part, context) {
  const count = Math.min(part.items.length, 4);
  return h(
    "div",
    { class: `gallery of-${count}` },
    part.items.map((item) => picture(item, context)),
  );
}

/** A picture in a button that enlarges it. Until it has come, the one before it stays. */
function picture(item, { reader, before }) {
  const { url, width, height } = item.media;
  const alt = item.description ?? "";
  const image = h("img", { src: url, alt, width, height, decoding: "sync", draggable: "false" });
  const earlier = before?.shift();
  if (earlier && earlier !== url) {
    image.style.backgroundImage = `url("${CSS.escape(earlier).replaceAll("\\", "")}")`;
    image.addEventListener("load", () => image.style.removeProperty("background-image"), {
      once: true,
    });
  }
  const label = say(reader.locale, "enlarge", { alt: alt || say(reader.locale, "picture") });
  const open = () => enlarge(url, alt, reader.locale);
  return h(
    "button",
    {
      type: "button",
      class: `picture${item.spoiler ? " veiled" : ""}`,
      "aria-label": label,
      "data-key": "picture",
      onclick: open,
    },
    image,
  );
}

function file(part) {
  const { url } = part.file;
  const name = part.name ?? decodeURIComponent(url.split("/").at(-1).split("?")[0]);
  return h("a", { class: "file", href: url, download: name }, icon("file"), h("span", {}, name));
}

export function attachment(file, context) {
  if (!file.content_type?.startsWith("image/"))
    return h(
      "a",
      { class: "file", href: file.url, download: file.filename },
      icon("file"),
      h("span", {}, file.filename),
    );
  const item = { media: file, description: file.description };
  return h("div", { class: "gallery of-1" }, picture(item, context));
}

export function button(part, context) {
  const label = [
    part.emoji && emoji(part.emoji),
    part.label && h("span", { class: "label" }, part.label),
  ];
  if (part.style === 5) return outward(part, label);
  const waits = context.waits(part.custom_id);
  const props = {
    type: "button",
    class: `button ${STYLES[part.style]}${waits ? " waits" : ""}${part.label ? "" : " bare"}`,
    disabled: part.disabled,
    "aria-busy": waits ? "true" : null,
    "aria-label": part.label ? null : part.emoji?.name,
    "data-key": part.custom_id,
    "data-control": part.custom_id,
    onclick: () => waits || context.press(part.custom_id),
  };
  return h("button", props, label);
}

function outward(part, label) {
  const safe = /^https?:\/\//i.test(part.url) && !part.disabled;
  const props = {
    class: "button secondary link-out",
    href: safe ? part.url : null,
    target: "_blank",
    rel: "noreferrer noopener",
  };
  return h("a", props, label, icon("out"));
}

function select(part, context) {
  const { reader, people } = context;
  const options =
    part.type === 3
      ? part.options
      : people.map((one) => ({
          label: one.name,
          value: one.id,
          default: part.default_values?.some((chosen) => chosen.id === one.id),
        }));
  return menu({
    key: part.custom_id,
    label: part.placeholder || say(reader.locale, "choose"),
    options,
    least: part.min_values ?? 1,
    most: part.max_values ?? 1,
    disabled: part.disabled,
    waits: context.waits(part.custom_id),
    locale: reader.locale,
    done: (values) => context.choose(part.custom_id, values),
  });
}
