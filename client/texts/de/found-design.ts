// Compiled from the catalogue in `texts`: change that instead.

import { de } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const foundDesignTexts = {
  title: "In diesem Browser liegt noch eine Seite",
  what: (d: { readonly title: string | number; readonly tiles: number }): string => "Sie hat den Titel „" + d.title + "“ und " + plural(d.tiles, 0, de, { one: "eine Kachel", other: number("de", d.tiles, 0) + " Kacheln" }) + ". Vielleicht hast du daran gearbeitet, vielleicht hat sich hier jemand nur eine Seite angesehen.",
  notPublished: "Du kannst sie als Entwurf nutzen. Deine veröffentlichte Seite bleibt, wie sie ist, bis du veröffentlichst.",
  replacesChanges: "Wenn du sie nutzt, ersetzt sie die Änderungen, die du noch nicht veröffentlicht hast. Mit „Rückgängig“ bekommst du sie wieder.",
  later: "Später",
  discard: "Löschen",
  takeOver: "Als Entwurf nutzen",
};

export const newerDraftTexts = {
  kept: "In diesem Browser liegen Änderungen an dieser Seite, die diese Version der Website nicht lesen kann. Sie bleiben erhalten und sind wieder da, sobald die Website aktualisiert ist.",
  discard: "Löschen",
};
