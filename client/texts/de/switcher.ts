// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const switcherTexts = {
  label: "Deine Seiten",
  open: (d: { readonly page: string | number }): string => "Seite: " + d.page + ". Zu einer anderen Seite wechseln",
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
};
