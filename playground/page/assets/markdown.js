// Discord's markdown, as far as messages use it, made into elements.

import { h } from "./dom.js";
import { stamp } from "./time.js";
import { say } from "./words.js";

const SAFE = /^https?:\/\//i;
const JUMP = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const SPECIAL = /[\\`*_~|<[@h]/;

/** The blocks of a text. `reader` knows names, language, and where links lead. */
export function markdown(text, reader) {
  return blocks(text.split("\n"), reader);
}

function blocks(lines, reader) {
  const found = [];
  let rest = lines;
  while (rest.length) {
    const [taken, element] = block(rest, reader);
    if (element) found.push(element);
    rest = rest.slice(taken);
  }
  return found;
}

function block(lines, reader) {
  const line = lines[0];
  const heading = /^(#{1,3}) (.+)$/.exec(line);
  if (heading)
    return [
      1,
      h(
        `h${heading[1].length + 2}`,
        { class: `md-h${heading[1].length}` },
        inline(heading[2], reader),
      ),
    ];
  const small = /^-# (.+)$/.exec(line);
  if (small) return [1, h("div", { class: "md-small" }, inline(small[1], reader))];
  if (line.startsWith("```")) return fence(lines);
  if (line.startsWith(">>> "))
    return [lines.length, quote([line.slice(4), ...lines.slice(1)], reader)];
  if (/^> ?/.test(line) && line.startsWith(">")) return quoted(lines, reader);
  if (ITEM.test(line)) return list(lines, reader);
  return paragraph(lines, reader);
}

function fence(lines) {
  const single = /^```(.+?)```\s*$/.exec(lines[0]);
  if (single) return [1, h("pre", { class: "md-pre" }, h("code", {}, single[1]))];
  const end = lines.findIndex((line, place) => place > 0 && line.trimEnd().endsWith("```"));
  const last = end < 0 ? lines.length - 1 : end;
  const code = lines.slice(1, end < 0 ? undefined : end).join("\n");
  return [last + 1, h("pre", { class: "md-pre" }, h("code", {}, code))];
}

function quoted(lines, reader) {
  const end = lines.findIndex((line) => !line.startsWith("> ") && line !== ">");
  const taken = end < 0 ? lines.length : Math.max(end, 1);
  return [
    taken,
    quote(
      lines.slice(0, taken).map((line) => line.replace(/^> ?/, "")),
      reader,
    ),
  ];
}

function quote(lines, reader) {
  return h("blockquote", { class: "md-quote" }, blocks(lines, reader));
}

const ITEM = /^(\s*)(?:[-*]|(\d+)\.) (.+)$/;

/** Items of one depth; deeper ones make a list of their own. */
function list(lines, reader) {
  const [, indent, number] = ITEM.exec(lines[0]);
  const element = h(number ? "ol" : "ul", { class: "md-list", start: number });
  let taken = 0;
  while (taken < lines.length) {
    const item = ITEM.exec(lines[taken]);
    if (
      !item ||
      item[1].length < indent.length ||
      (item[1].length === indent.length && Boolean(item[2]) !== Boolean(number))
    )
      break;
    if (item[1].length > indent.length && element.lastChild) {
      const [used, inner] = list(lines.slice(taken), reader);
      element.lastChild.append(inner);
      taken += used;
    } else {
      element.append(h("li", {}, inline(item[3], reader)));
      taken += 1;
    }
  }
  return [taken, element];
}

function startsBlock(line) {
  return /^(#{1,3} |-# |```|> |>>> )/.test(line) || ITEM.test(line);
}

function paragraph(lines, reader) {
  const end = lines.findIndex((line, place) => place > 0 && startsBlock(line));
  const taken = end < 0 ? lines.length : end;
  const text = lines.slice(0, taken).join("\n");
  return [
    taken,
    text.trim() || taken < lines.length
      ? h("div", { class: "md-text" }, inline(text, reader))
      : null,
  ];
}

const RULES = [
  [/^\\([^\w\s])/, ([, sign]) => sign],
  [/^(`+)([^]*?[^`])\1(?!`)/, ([, , code]) => h("code", { class: "md-code" }, code)],
  [
    /^\*\*\*([^]+?)\*\*\*(?!\*)/,
    ([, text], reader) => h("strong", {}, h("em", {}, inline(text, reader))),
  ],
  [/^\*\*([^]+?)\*\*(?!\*)/, ([, text], reader) => h("strong", {}, inline(text, reader))],
  [/^__([^]+?)__(?!_)/, ([, text], reader) => h("u", {}, inline(text, reader))],
  [/^\*(?!\s)([^*]+?)\*/, ([, text], reader) => h("em", {}, inline(text, reader))],
  [/^_(?!\s)([^_]+?)_(?!\w)/, ([, text], reader) => h("em", {}, inline(text, reader))],
  [/^~~([^]+?)~~/, ([, text], reader) => h("s", {}, inline(text, reader))],
  [/^\|\|([^]+?)\|\|/, ([, text], reader) => spoiler(text, reader)],
  [/^<@!?(\d+)>/, ([, id], reader) => mention(id, reader)],
  [/^<#(\d+)>/, ([, id], reader) => place(id, null, reader)],
  [/^<\/([^:>]+):\d+>/, ([, name], reader) => command(name, reader)],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    ([, moment, style], reader) => stamp(Number(moment), style ?? "f", reader.locale),
  ],
  [/^<a?:(\w+):(\d+)>/, ([, name, id]) => emoji({ id, name })],
  [/^<(https?:\/\/[^\s>]+)>/, ([, url], reader) => link(url, url, reader)],
  [
    /^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/,
    ([, text, url], reader) => link(url, inline(text, reader), reader),
  ],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, ([url], reader) => link(url, url, reader)],
  [/^@(?:everyone|here)\b/, ([words]) => h("span", { class: "mention" }, words)],
];

/** Text with its signs; a sign in the middle of a word stays a sign. */
export function inline(text, reader) {
  const found = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const [length, element] = SPECIAL.test(text[at]) ? signed(text, at, reader) : [0, null];
    if (length) {
      found.push(plain, element);
      plain = "";
      at += length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  return [...found, plain].filter((one) => one !== "");
}

function signed(text, at, reader) {
  if ((text[at] === "_" || text[at] === "h") && at > 0 && /\w/.test(text[at - 1])) return [0, null];
  const rest = text.slice(at);
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest);
    if (match) return [match[0].length, make(match, reader)];
  }
  return [0, null];
}

function spoiler(text, reader) {
  const show = (event) => {
    event.currentTarget.classList.add("shown");
    event.currentTarget.removeAttribute("aria-label");
  };
  const label = say(reader.locale, "spoiler");
  return h(
    "button",
    { type: "button", class: "spoiler", "aria-label": label, onclick: show },
    h("span", {}, inline(text, reader)),
  );
}

function mention(id, reader) {
  const own = id === reader.me ? " own" : "";
  return h("span", { class: `mention${own}` }, `@${reader.names[id] ?? "unknown"}`);
}

function place(channel, message, reader) {
  const go = () => reader.go(channel, message);
  return h(
    "button",
    { type: "button", class: "mention", onclick: go },
    `#${reader.channels[channel] ?? "…"}`,
  );
}

function command(name, reader) {
  return h(
    "button",
    { type: "button", class: "mention", onclick: () => reader.command(name) },
    `/${name}`,
  );
}

function link(url, words, reader) {
  const jump = JUMP.exec(url);
  if (jump) return jumpLink(words === url ? null : words, jump, reader);
  if (!SAFE.test(url)) return words;
  return h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, words);
}

function jumpLink(words, [, channel, message], reader) {
  if (words === null) return place(channel, message, reader);
  return h(
    "button",
    { type: "button", class: "link", onclick: () => reader.go(channel, message) },
    words,
  );
}

/** An application's emoji is a picture; any other is its own sign. */
export function emoji(one) {
  if (!one.id) return h("span", { class: "emoji-sign", "aria-hidden": "true" }, one.name ?? "");
  return h("img", {
    class: "emoji",
    src: `/emojis/${encodeURIComponent(one.id)}.png`,
    alt: "",
    title: one.name,
  });
}
