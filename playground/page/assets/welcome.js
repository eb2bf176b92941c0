// The beginning of a channel; while it is empty, a suggestion or two.

import { leaves } from "./commands.js";
import { h } from "./dom.js";
import { avatar, icon } from "./icons.js";
import { listed, say } from "./words.js";

export function welcome(pane, quiet) {
  const { locale, bot, me, placeName } = pane;
  const sign = h(
    "div",
    { class: "welcome-sign" },
    pane.isDirect ? avatar({ ...bot, bot: true }) : icon(pane.place.thread ? "thread" : "hash"),
  );
  const title = h(
    "h2",
    {},
    pane.isDirect ? bot.name : say(locale, "welcome", { place: placeName }),
  );
  return h(
    "div",
    { class: "welcome" },
    sign,
    title,
    h("p", {}, introduction(pane, locale, bot, me)),
    quiet && suggestion(pane),
  );
}

function introduction(pane, locale, bot, me) {
  if (pane.isDirect) return say(locale, "welcomeDirect", { name: me.name, bot: bot.name });
  const others = pane.people.filter((one) => one.id !== me.id).map((one) => one.name);
  if (!others.length) return say(locale, "alone");
  return say(locale, "welcomeText", {
    name: me.name,
    others: listed(locale, others),
    bot: bot.name,
  });
}

/** The command called play, or whichever comes first. */
function suggestion(pane) {
  const commands = leaves(pane.commands, pane.locale);
  const first = commands.find((one) => one.line === "play") ?? commands[0];
  if (!first || !pane.bot.connected) return null;
  const lesson = learning(pane, commands);
  if (pane.isDirect) return lesson && h("p", { class: "suggestion-line" }, lesson);
  const button = h(
    "button",
    {
      type: "button",
      class: `button ${playable(first) ? "secondary" : "primary"} large`,
      "data-key": "suggestion",
      onclick: () => pane.composer.begin(first.line),
    },
    say(pane.locale, "tryIt"),
  );
  const now = atOnce(pane, first);
  const [before, after] = say(pane.locale, "orType", { command: "\u0000" }).split("\u0000");
  return h(
    "p",
    { class: "suggestion-line" },
    now ?? button,
    now && button,
    lesson,
    h("span", {}, before, h("kbd", {}, `/${first.name}`), after),
  );
}

/** A lesson to begin with, where the bot has the command for it. */
function learning(pane, commands) {
  const learn = commands.find((one) => one.line === "learn");
  if (!learn) return null;
  return h(
    "button",
    {
      type: "button",
      class: "button secondary large",
      "data-key": "learn",
      onclick: () => pane.composer.run(learn, {}),
    },
    say(pane.locale, "learnFirst"),
  );
}

/** Whether a command takes one of a list, and how many robots: then one press is a whole game. */
function playable(command) {
  const [what] = command.options;
  return Boolean(what?.choices?.length && command.options.some((one) => one.name === "robots"));
}

function atOnce(pane, command) {
  if (!playable(command)) return null;
  const [what] = command.options;
  const values = { [what.name]: what.choices[0].value, robots: 1 };
  return h(
    "button",
    {
      type: "button",
      class: "button primary large",
      "data-key": "at-once",
      onclick: () => pane.composer.run(command, values),
    },
    say(pane.locale, "playNow"),
  );
}
