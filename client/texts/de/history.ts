// Compiled from the catalogue in `texts`: change that instead.

import { de } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const changeTexts = {
  unchanged: "Nichts geändert",
  added: (d: { readonly what: string | number }): string => d.what + " hinzugefügt",
  removed: (d: { readonly what: string | number }): string => d.what + " entfernt",
  changed: (d: { readonly what: string | number }): string => d.what + " geändert",
  namedTile: (d: { readonly name: string | number }): string => "Kachel „" + d.name + "“",
  tiles: (d: { readonly count: number }): string => String(plural(d.count, 0, de, { one: number("de", d.count, 0) + " Kachel", other: number("de", d.count, 0) + " Kacheln" })),
  title: "Titel",
  colors: "Farben",
  socialLinks: "Social-Media-Links",
  order: "Reihenfolge der Kacheln",
};

export const historyTexts = {
  title: "Veröffentlichte Versionen",
  loading: "Was du veröffentlicht hast, wird geholt …",
  failedTitle: "Deine veröffentlichten Versionen wurden nicht geladen",
  failed: "Der Server hat nicht geantwortet. Deine Seite und dein Entwurf sind davon nicht betroffen.",
  emptyTitle: "Noch nichts veröffentlicht",
  empty: "Sobald du veröffentlichst, findest du diese Version hier. Die letzten 50 bleiben erhalten.",
  note: "Beim Zurückholen kommt die Version in den Editor. Für Besucher ändert sich nichts, bis du veröffentlichst.",
  today: (d: { readonly time: string | number }): string => "Heute, " + d.time,
  yesterday: (d: { readonly time: string | number }): string => "Gestern, " + d.time,
  day: (d: { readonly day: string | number; readonly time: string | number }): string => d.day + ", " + d.time,
  live: "Jetzt online",
  first: "Erste Version",
  restore: "Zurückholen",
  version: (d: { readonly number: string | number; readonly moment: string | number }): string => "Version " + d.number + " (" + d.moment + ")",
  lookAt: (d: { readonly version: string | number }): string => d.version + " ansehen",
  allVersions: "Alle Versionen",
  fetchingVersion: "Diese Version wird geholt …",
  versionFailedTitle: "Diese Version wurde nicht geladen",
  restored: "Zurückgeholt. Noch nicht veröffentlicht.",
  notRestored: "Nicht zurückgeholt",
  restoreVersion: (d: { readonly version: string | number }): string => d.version + " zurückholen",
};
