// One message: who, when, what, and what only its reader may know about it.

import { attachment, components } from "./components.js";
import { h } from "./dom.js";
import { avatar, icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { stamp } from "./time.js";
import { say } from "./words.js";

/** `view`: {locale, reader, compact, waits, failed, press, choose, dismiss, people, before, bot} */
export function messageElement(message, view) {
  const { locale } = view;
  const kinds = [
    "message",
    view.compact && "compact",
    message.private && "private",
    view.called && "called",
  ];
  const body = h(
    "div",
    { class: "message-body" },
    head(message, view),
    content(message, view),
    foot(message, view),
  );
  return h(
    "article",
    {
      class: kinds.filter(Boolean).join(" "),
      "data-message": message.id,
      tabindex: "-1",
      "aria-label": `${message.author.username}, ${new Date(message.at * 1000).toLocaleTimeString(locale, { timeStyle: "short" })}`,
    },
    view.compact ? stamp(message.at, "t", locale, "margin-time") : face(message, view),
    body,
  );
}

function face(message) {
  return avatar({ name: message.author.username, bot: message.author.bot });
}

function head(message, view) {
  const used = message.command && usedCommand(message, view);
  if (view.compact) return used;
  const app = message.author.bot ? h("span", { class: "tag" }, say(view.locale, "app")) : null;
  const name = h("span", { class: "author" }, message.author.username);
  return [used, h("header", {}, name, app, stamp(message.at, "t", view.locale, "when"))];
}

function usedCommand(message, view) {
  const user = message.interaction_metadata?.user.username ?? "";
  const name = view.commandName(message.command);
  const [before, after] = say(view.locale, "used", { name: user, command: "\u0000" }).split(
    "\u0000",
  );
  return h(
    "div",
    { class: "used" },
    icon("slash"),
    h("span", {}, before, h("span", { class: "mention" }, `/${name}`), after),
  );
}

function content(message, view) {
  if (message.loading)
    return h(
      "div",
      { class: "thinking", role: "status" },
      h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      say(view.locale, "thinking", { name: message.author.username }),
    );
  const context = { ...view, message };
  const edited =
    message.edited_timestamp && !message.author.bot
      ? h("small", { class: "edited" }, say(view.locale, "edited"))
      : null;
  return [
    message.content && h("div", { class: "words" }, markdown(message.content, view.reader), edited),
    message.embeds.map((embed) => embedded(embed, view)),
    message.attachments.map((file) => attachment(file, context)),
    h("div", { class: "parts" }, components(message.components, context)),
  ];
}

function embedded(embed, { reader }) {
  const stripe = embed.color ? { "--stripe": `#${embed.color.toString(16).padStart(6, "0")}` } : {};
  const fields = (embed.fields ?? []).map((field) =>
    h("div", { class: "words" }, h("strong", {}, field.name), markdown(field.value, reader)),
  );
  const texts = [
    embed.title && h("strong", {}, embed.title),
    embed.description && h("div", { class: "words" }, markdown(embed.description, reader)),
    fields,
    embed.footer && h("small", {}, embed.footer.text),
  ];
  return h("div", { class: "container striped", style: stripe }, texts);
}

function foot(message, view) {
  const failed = view.failed
    ? h("div", { class: "failed", role: "alert" }, say(view.locale, "failed"))
    : null;
  if (!message.private) return failed;
  const dismiss = h(
    "button",
    {
      type: "button",
      class: "link",
      "data-key": "dismiss",
      onclick: () => view.dismiss(message.id),
    },
    say(view.locale, "dismiss"),
  );
  return [
    failed,
    h(
      "div",
      { class: "only-you" },
      icon("eye"),
      h("span", {}, say(view.locale, "onlyYou")),
      " · ",
      dismiss,
    ),
  ];
}

/** A command that was typed and has no answer yet, or will never have one. */
export function askedElement(asked, view) {
  const words = say(view.locale, asked.failed ? "silent" : "sending");
  const leave = asked.failed
    ? h(
        "button",
        { type: "button", class: "link", onclick: () => view.forget(asked.id) },
        say(view.locale, "dismiss"),
      )
    : null;
  const line = h(
    "div",
    { class: asked.failed ? "failed" : "thinking", role: asked.failed ? "alert" : "status" },
    words,
    " ",
    leave,
  );
  const head = h(
    "header",
    {},
    h("span", { class: "author" }, view.bot.name),
    h("span", { class: "tag" }, say(view.locale, "app")),
  );
  const used = h(
    "div",
    { class: "used" },
    icon("slash"),
    h("span", { class: "mention" }, `/${view.commandName(asked.name)}`),
  );
  return h(
    "article",
    { class: `message private asked${asked.failed ? "" : " late"}`, "data-asked": asked.id },
    avatar({ ...view.bot, bot: true }),
    h("div", { class: "message-body" }, used, head, line),
  );
}
