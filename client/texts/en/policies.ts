// Compiled from the catalogue in `texts`: change that instead.

export const policyTexts = {
  changed: "Last changed on",
  runBy: (d: { readonly name: string | number; readonly address: string | number }): string => "This site is run by " + d.name + ", " + d.address + ".",
  writeTo: "Write to",
  nobodyNamed: "This instance has not named its operator.",
  nobodyNamedExplanation: "Until it does, nobody answers for the text below. If you run this site, read the text, and name yourself in its settings.",
  descriptions: {
    terms: (d: { readonly siteName: string | number }): string => "The terms of service of " + d.siteName + ".",
    privacy: (d: { readonly siteName: string | number }): string => "What " + d.siteName + " stores about people, for how long, and who sees it.",
  },
};
