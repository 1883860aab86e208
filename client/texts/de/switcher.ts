// Compiled from the catalogue in `texts`: change that instead.

import { de } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const switcherTexts = {
  label: "Deine Seiten",
  open: "Zu einer anderen Seite wechseln",
  all: "Alle deine Seiten",
  failed: "Deine Seiten wurden nicht geladen.",
  unnamed: "Seite ohne Namen",
  newPage: "Neue Seite",
  loading: "Deine Seiten werden geladen …",
  find: "Seite suchen",
  none: "Keine Seite passt dazu.",
};

export const missingPageTexts = {
  title: "Diese Seite gibt es nicht",
  text: "Sie wurde gelöscht, oder sie gehört zu einem anderen Konto. Deine anderen Seiten und deine Entwürfe sind nicht betroffen.",
  pages: "Alle deine Seiten",
  main: "Hauptseite bearbeiten",
  draft: (d: { readonly title: string | number; readonly tiles: number }): string => "Hier gibt es noch einen Entwurf davon, mit Änderungen, die nicht veröffentlicht wurden. Er hat den Titel „" + d.title + "“ und " + plural(d.tiles, 0, de, { "0": "keine Kacheln", one: "eine Kachel", other: number("de", d.tiles, 0) + " Kacheln" }) + ".",
  newPage: "Neue Seite aus dem Entwurf machen",
  discard: "Entwurf löschen",
  failed: "Es wurde keine neue Seite angelegt.",
  noRoom: "Auf diesem Gerät ist kein Platz für den Entwurf.",
};
