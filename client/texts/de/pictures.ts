// Compiled from the catalogue in `texts`: change that instead.

export const fileTexts = {
  drop: "Zieh ein Bild hierher",
  choose: "Datei wählen",
  chosen: "Gewählt:",
  discard: (d: { readonly name: string | number }): string => d.name + " nicht verwenden",
};

export const uploadTexts = {
  progress: "Hochladen",
  sending: (d: { readonly percent: string | number }): string => "Wird hochgeladen: " + d.percent + " %",
  preparing: "Hochgeladen. Das Bild wird aufbereitet …",
  done: "Das Bild ist hochgeladen.",
  cancel: "Abbrechen",
  cancelled: "Das Hochladen wurde abgebrochen.",
};

export const wallpaperTexts = {
  kinds: "jpg, jpeg oder png",
  note: "Am besten ist ein jpg, erlaubt sind höchstens 10 MB. Zum Hochladen muss deine E-Mail bestätigt sein.",
  notVerified: "Deine E-Mail ist noch nicht bestätigt.",
  none: "Noch kein Hintergrundbild",
  current: "Dein jetziges Hintergrundbild",
  chooseFirst: "Wähle ein Bild, um das Hintergrundbild zu ändern.",
  update: "Bild übernehmen",
  updating: "Wird hochgeladen",
  remove: "Hintergrundbild entfernen",
  uploaded: "Bild hochgeladen, lade die Seite neu, um es zu sehen",
  refused: "Das Hochladen hat nicht geklappt, das Bild darf höchstens 10 MB groß sein",
  failed: "Anderer Fehler",
  tooLarge: "Dieses Bild ist größer als 10 MB. Wähle ein kleineres oder speichere es als jpg.",
  deleted: "Bild gelöscht",
  deleteFailed: (d: { readonly status: string | number }): string => "Fehler beim Entfernen des Bildes: " + d.status,
  look: "Abdunkeln, Unschärfe und was im Blick bleibt",
};
