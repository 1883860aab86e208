// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const designPanelTexts = {
  title: "Gestaltung",
  themes: "Designs",
  moods: "Welche Designs zu sehen sind",
  all: "Alle",
  quiet: "Ruhig",
  warm: "Warm",
  lively: "Lebhaft",
  dark: "Dunkel",
  stays: "Texte und Bilder bleiben",
  inUse: "In Gebrauch",
  plain: "Schlicht",
  plainMood: "Ohne Design",
  option: (d: { readonly name: string | number; readonly mood: string | number }): string => d.name + ", " + d.mood,
  set: (d: { readonly name: string | number }): string => "Design gewählt: " + d.name,
  bio: "Zeile über dich",
  bioHint: (d: { readonly limit: string | number }): string => "Unter dem Titel, höchstens " + d.limit + " Zeichen.",
};
