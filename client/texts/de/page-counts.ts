// Compiled from the catalogue in `texts`: change that instead.

import { de } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const pageCountsTexts = {
  views: (d: { readonly views: number }): string => String(plural(d.views, 0, de, { one: number("de", d.views, 0) + " Aufruf", other: number("de", d.views, 0) + " Aufrufe" }) + " in 30 Tagen"),
  title: (d: { readonly page: string | number }): string => "Besuche auf " + d.page,
  chart: "Aufrufe je Tag, die letzten 30 Tage",
  summary: (d: { readonly views: number; readonly most: string | number }): string => String(plural(d.views, 0, de, { one: number("de", d.views, 0) + " Aufruf", other: number("de", d.views, 0) + " Aufrufe" }) + " in 30 Tagen, höchstens " + d.most + " an einem Tag"),
  daily: "Aufrufe je Tag",
  day: "Tag",
  count: "Aufrufe",
  referrers: "Woher Besucher kamen",
  otherReferrers: "Andere Seiten",
  tiles: "Geöffnete Kacheln",
  unnamed: "Kacheln ohne Namen",
  links: "Aufgerufene Links",
  none: "In den letzten 30 Tagen hat niemand diese Seite besucht. Der erste Besuch erscheint hier nach wenigen Sekunden.",
  privacy: "Die Tage sind die der Weltzeit (UTC). Programme werden nicht gezählt, ebenso wenig Menschen, die nicht erfasst werden möchten. Deine eigenen Besuche zählen mit, denn es wird nichts gespeichert, was Besucher voneinander unterscheidet.",
  failed: "Die Besuche konnten nicht geladen werden.",
  opened: (d: { readonly count: number }): string => String(plural(d.count, 0, de, { one: "Einmal", other: number("de", d.count, 0) + "-mal" }) + " geöffnet in 30 Tagen"),
  followed: (d: { readonly count: number }): string => String(plural(d.count, 0, de, { one: "Einmal", other: number("de", d.count, 0) + "-mal" }) + " aufgerufen in 30 Tagen"),
  week: (d: { readonly views: number }): string => String(plural(d.views, 0, de, { one: number("de", d.views, 0) + " Aufruf", other: number("de", d.views, 0) + " Aufrufe" }) + " in den letzten sieben Tagen"),
  visits: "Besuche",
};
