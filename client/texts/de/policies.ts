// Compiled from the catalogue in `texts`: change that instead.

export const policyTexts = {
  changed: "Zuletzt geändert am",
  runBy: (d: { readonly name: string | number; readonly address: string | number }): string => "Diese Website wird betrieben von " + d.name + ", " + d.address + ".",
  writeTo: "Schreib an",
  nobodyNamed: "Diese Instanz hat ihren Betreiber nicht genannt.",
  nobodyNamedExplanation: "Solange das so ist, steht niemand für den folgenden Text ein. Wenn du diese Website betreibst: Lies den Text und nenne dich in den Einstellungen.",
  descriptions: {
    terms: (d: { readonly siteName: string | number }): string => "Die Nutzungsbedingungen von " + d.siteName + ".",
    privacy: (d: { readonly siteName: string | number }): string => "Was " + d.siteName + " über Menschen speichert, wie lange, und wer es sieht.",
  },
};
