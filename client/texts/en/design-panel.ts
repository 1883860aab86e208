// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const designPanelTexts = {
  title: "Design",
  themes: "Themes",
  moods: "Which themes are shown",
  all: "All",
  quiet: "Quiet",
  warm: "Warm",
  lively: "Lively",
  dark: "Dark",
  stays: "Words and pictures stay",
  inUse: "In use",
  plain: "Plain",
  plainMood: "Without a theme",
  option: (d: { readonly name: string | number; readonly mood: string | number }): string => d.name + ", " + d.mood,
  set: (d: { readonly name: string | number }): string => "Theme set: " + d.name,
  bio: "Line about you",
  bioHint: (d: { readonly limit: string | number }): string => "Below the title, at most " + d.limit + " characters.",
};
