// Compiled from the catalogue in `texts`: change that instead.

export const publicDocumentTexts = {
  closePopup: "Schließen",
  enlarge: (d: { readonly name: string | number }): string => "Groß anzeigen: " + d.name,
  call: "Anrufen",
  write: "Schreiben",
  keepContact: "Speichern",
  profilePictureOf: (d: { readonly name: string | number }): string => "Profilbild von " + d.name,
  wallpaperOf: (d: { readonly name: string | number }): string => "Hintergrundbild von " + d.name,
  documentDescription: (d: { readonly name: string | number; readonly tiles: string | number }): string => d.name + ": " + d.tiles,
  bareDescription: (d: { readonly name: string | number; readonly siteName: string | number }): string => d.name + ", eine Seite, erstellt mit " + d.siteName + ".",
  loading: "Wird geladen …",
  loadingAgain: "Diese Seite braucht etwas länger als sonst. In ein paar Sekunden lädt sie von selbst.",
  available: [
    "Glückwunsch! Dieser Linkname ist frei.",
    "Sichere ihn dir schnell, bevor es jemand anders tut!",
  ],
  claim: (d: { readonly linkname: string | number }): string => d.linkname + " sichern",
};

export const comingSoonTexts = {
  title: "Demnächst",
  explanation: "Zu dieser Adresse gehört eine Seite, aber noch ist nichts darauf veröffentlicht. Schau später wieder vorbei.",
};
