// Compiled by `npm run texts`: change the catalogue in `texts` instead.

import { de } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const publishStateTexts = {
  mailSent: (d: { readonly email: string | number }): string => "Eine Mail an " + d.email + " ist unterwegs. Öffne den Link darin, bevor du Bilder hinzufügst.",
  published: "Online",
  changes: (d: { readonly count: number }): string => String(plural(d.count, 0, de, { one: number("de", d.count, 0) + " Änderung offen", other: number("de", d.count, 0) + " Änderungen offen" })),
  someChanges: "Änderungen offen",
  short: (d: { readonly count: string | number }): string => d.count + " offen",
  never: "Noch nicht veröffentlicht",
  shortNever: "Entwurf",
  publishing: "Wird veröffentlicht",
  kept: "Nur auf diesem Gerät",
  onlyHere: "Dieser Entwurf ist nur auf diesem Gerät. Wenn du ihn veröffentlichst, hat ihn dein Konto auf jedem Gerät.",
  notKept: "Nicht auf diesem Gerät gespeichert",
  notSaved: "Nicht gespeichert",
  offline: "Du bist offenbar offline.",
  noAddress: "Ohne Adresse",
  nobodyOpens: "Veröffentlicht, nicht sichtbar",
  hidden: "Vom Betreiber ausgeblendet",
  today: (d: { readonly time: string | number }): string => "heute um " + d.time,
  yesterday: (d: { readonly time: string | number }): string => "gestern um " + d.time,
  day: (d: { readonly day: string | number; readonly time: string | number }): string => d.day + " um " + d.time,
  changed: "Deine Änderungen sind noch nicht veröffentlicht. Sie liegen nur auf diesem Gerät.",
  label: "Was Besucher sehen",
  waiting: (d: { readonly moment: string | number }): string => "Besucher sehen noch den Stand: " + d.moment + ". Diese Änderungen warten:",
  waitingUndated: "Besucher sehen diese Änderungen noch nicht:",
  upToDate: "Besucher sehen die Seite so, wie sie hier ist.",
  nobody: "Noch sieht niemand diese Seite. Veröffentlichen zeigt sie den Besuchern.",
  nobodyYet: "Noch sieht niemand diese Seite. Veröffentliche sie und wähle einen Linknamen.",
  isHidden: "Wer diese Website betreibt, blendet deine Seite für Besucher aus.",
  hiddenNotice: "Deine Seite ist gespeichert, aber wer diese Website betreibt, blendet sie für andere aus.",
  unreachable: "Deine Seite ist veröffentlicht, aber niemand kann sie aufrufen, weil sie keine Adresse hat. Wähle einen Linknamen, dann ist sie sofort zu sehen.",
  waitingUnseen: "Zurzeit sieht niemand deine Seite. Diese Änderungen sind nicht veröffentlicht:",
  listFailed: "Diese Liste wurde nicht geladen",
  compare: "Mit der veröffentlichten Seite vergleichen",
  discard: (d: { readonly count: number }): string => String(plural(d.count, 0, de, { one: "Diese Änderung verwerfen", other: "Alle " + number("de", d.count, 0) + " Änderungen verwerfen" })),
  discardQuestion: (d: { readonly count: number }): string => String(plural(d.count, 0, de, { one: "Diese Änderung verwerfen?", other: number("de", d.count, 0) + " Änderungen verwerfen?" })),
  discardExplanation: "Im Editor steht dann wieder die veröffentlichte Seite. Das lässt sich rückgängig machen.",
  discardConfirm: "Verwerfen",
  discardCancel: "Behalten",
  discarded: "Änderungen verworfen",
  compareTitle: "Veröffentlicht und geändert",
  theirs: "Veröffentlicht",
  mine: "Geändert",
  wallpaperIsLive: "Besucher sehen ein neues Hintergrundbild sofort, ohne Veröffentlichen.",
};

export const keepingTexts = {
  "no-room": "Auf diesem Gerät ist kein Platz für deinen Entwurf. Veröffentliche deine Seite, bevor du gehst.",
  "other-tab": "Ein anderer Tab speichert eigene Änderungen auf diesem Gerät. Veröffentliche deine Seite, bevor du gehst.",
  removed: "Dein Entwurf wurde in einem anderen Tab von diesem Gerät entfernt.",
};

export const designChangeTexts = {
  title: "Titel geändert",
  bio: "Zeile über dich geändert",
  links: "Social-Media-Links geändert",
  titleColor: "Farbe des Titels geändert",
  background: "Hintergrund geändert",
  type: "Schrift geändert",
  header: "Bild und Titel angeordnet",
  layout: "Anordnung geändert",
  tileShapes: "Formen der Kacheln geändert",
  popups: "Aussehen der Popups geändert",
  theme: "Design gewählt",
  noTheme: "Design entfernt",
  added: "Kachel hinzugefügt",
  removed: "Kachel entfernt",
  renamed: "Kachel umbenannt",
  styled: "Aussehen einer Kachel geändert",
  edited: "Kachel geändert",
  allStyled: "Aussehen aller Kacheln geändert",
  order: "Reihenfolge der Kacheln geändert",
  other: "Andere Änderungen",
  unnamed: "Ohne Namen",
};

export const titleQuestionTexts = {
  question: "Deine Seite heißt „My page“",
  hint: "Das lesen Besucher, und ein geteilter Link zeigt es. Welchen Titel möchtest du?",
  label: "Titel für Besucher",
  submit: "Speichern und veröffentlichen",
  keep: "„My page“ behalten",
};
