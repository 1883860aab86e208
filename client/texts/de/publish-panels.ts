// Compiled from the catalogue in `texts`: change that instead.

import { de } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const signUpTexts = {
  title: "Eine Adresse für diese Seite",
  hint: "Wähle eine Adresse und registriere dich. Deine Seite kommt mit, mit allem, was darauf ist, und wird veröffentlicht.",
  hintWithoutPage: "Wähle eine Adresse und registriere dich.",
  address: "Gewünschte Adresse",
  addressHint: "Du kannst sie auch später wählen.",
  later: "Nicht jetzt",
};

export const ownEditorTexts = {
  title: "Das ist der Gast-Editor",
  hint: "Nur dieser Tab behält diese Seite, bis du ihn schließt oder dich abmeldest. Du bist angemeldet, also veröffentliche im Editor deiner eigenen Seite.",
};

export const addressQuestionTexts = {
  title: "Deine Seite hat noch keine Adresse",
  hint: "Sie ist veröffentlicht, aber niemand kann sie aufrufen. Wähle einen Linknamen, dann ist sie sofort zu sehen.",
  submit: "Diese Adresse nehmen",
  later: "Später",
};

export const pageAddressTexts = {
  title: "Deine Seite ist öffentlich",
  hint: "Unter dieser Adresse ist sie für alle zu sehen. Setze die Adresse dorthin, wo man dich sucht.",
  address: "Adresse deiner Seite",
  code: "QR-Code",
  share: "Teilen",
};

export const unfinishedTexts = {
  title: (d: { readonly count: number }): string => String(plural(d.count, 0, de, { one: "Eine Kachel ist nicht fertig", other: number("de", d.count, 0) + " Kacheln sind nicht fertig" })),
  hint: "Drücke auf eine, um sie fertigzustellen. Bis dahin sehen Besucher sie nicht oder nur ihren Namen.",
  noText: "Noch kein Text",
  anyway: "Trotzdem veröffentlichen",
};

export const unwrittenTexts = {
  title: (d: { readonly count: number }): string => String(plural(d.count, 0, de, { one: "Eine Kachel hat noch keinen Text", other: number("de", d.count, 0) + " Kacheln haben noch keinen Text" })),
  hint: (d: { readonly count: number }): string => String(plural(d.count, 0, de, { one: "Besucher sehen ihren Namen und finden nichts, wenn sie sie öffnen. Drücke darauf, um den Text zu schreiben.", other: "Besucher sehen ihre Namen und finden nichts, wenn sie sie öffnen. Drücke auf eine, um ihren Text zu schreiben." })),
  later: "Später",
};
