// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const pagesTexts = {
  section: "Deine Seiten",
  hint: "Jede Seite hat ihre eigene Adresse. „Meine Seite“ ganz oben öffnet deine Hauptseite.",
  main: "Hauptseite",
  noAddress: "Noch keine Adresse",
  copyLink: (d: { readonly page: string | number }): string => "Link von " + d.page + " kopieren",
  new: "Neue Seite",
  edit: "Bearbeiten",
  editPage: (d: { readonly page: string | number }): string => d.page + " bearbeiten",
  more: (d: { readonly page: string | number }): string => "Mehr zu " + d.page,
  view: "Seite ansehen",
  code: "QR-Code …",
  feed: "RSS-Feed einschalten",
  noFeed: "RSS-Feed ausschalten",
  feedBegun: (d: { readonly address: string | number }): string => "Leser können " + d.address + " in einem Feedreader abonnieren. Neue und geänderte Kacheln erscheinen dort.",
  feedEnded: "Der Feed ist beendet.",
  rename: "Name …",
  duplicate: "Duplizieren",
  makeMain: "Zur Hauptseite machen",
  changeAddress: "Adresse ändern …",
  delete: "Löschen …",
  mainStays: "Die Hauptseite lässt sich nicht löschen. Mach zuerst eine andere Seite zur Hauptseite.",
  up: "Nach oben",
  down: "Nach unten",
  moved: (d: { readonly page: string | number; readonly place: string | number; readonly total: string | number }): string => d.page + " ist jetzt " + d.place + " von " + d.total + ".",
  copied: (d: { readonly page: string | number }): string => "Kopie von " + d.page,
  duplicated: "Seite dupliziert",
  duplicating: "Wird dupliziert …",
  nowMain: (d: { readonly page: string | number }): string => d.page + " ist jetzt die Hauptseite.",
  makingMain: "Wird zur Hauptseite …",
  renamed: "Name geändert",
  addressChanged: "Adresse geändert",
  deleted: "Seite gelöscht",
  failed: "Nicht geändert",
  drag: (d: { readonly page: string | number; readonly place: string | number; readonly total: string | number }): string => d.page + " verschieben, " + d.place + " von " + d.total,
  draggable: "verschiebbar",
  dragInstructions: "Leertaste hebt die Seite an, die Pfeiltasten verschieben sie, die Leertaste legt sie wieder ab. Escape bricht ab.",
  lifted: (d: { readonly page: string | number; readonly place: string | number; readonly total: string | number }): string => "Angehoben: " + d.page + ", " + d.place + " von " + d.total + ".",
  over: (d: { readonly place: string | number; readonly total: string | number }): string => "Käme auf Platz " + d.place + " von " + d.total + ".",
  notMoved: (d: { readonly page: string | number }): string => d.page + " bleibt an ihrem Platz.",
};

export const pageStateTexts = {
  draft: "Änderungen nicht veröffentlicht",
  published: "Veröffentlicht",
  never: "Noch nicht veröffentlicht",
  hidden: "Vom Betreiber verborgen",
};

export const newPageTexts = {
  title: "Neue Seite",
  name: "Name",
  nameHint: "Nur du siehst ihn.",
  address: "Adresse",
  addressHint: "Du kannst sie auch später wählen.",
  begin: "Beginnen mit",
  starter: "Einer Vorlage",
  starterHint: "Du wählst sie auf der nächsten Seite, nach dem, was du tust.",
  empty: "Einer leeren Seite",
  copy: (d: { readonly page: string | number }): string => "Einer Kopie von " + d.page,
  which: "Seite, die kopiert wird",
  copyPublic: (d: { readonly page: string | number }): string => "Sie bekommt, was Besucher von " + d.page + " sehen, ohne unveröffentlichte Änderungen, und ist unter ihrer Adresse sofort öffentlich.",
  copyUnseen: (d: { readonly page: string | number }): string => "Sie bekommt, was Besucher von " + d.page + " sehen, ohne unveröffentlichte Änderungen. Solange sie keine Adresse hat, sieht sie niemand.",
  copyEmpty: (d: { readonly page: string | number }): string => d.page + " wurde nie veröffentlicht, deshalb ist die neue Seite anfangs leer.",
  submit: "Seite anlegen",
  failed: "Die Seite wurde nicht angelegt",
};

export const pageDialogTexts = {
  renameTitle: "Name der Seite",
  addressTitle: "Adresse der Seite",
  save: "Speichern",
};

export const deletePageTexts = {
  title: (d: { readonly page: string | number }): string => d.page + " löschen",
  goes: "Die Seite verschwindet sofort und endgültig, mit ihren Bildern, ihrem Verlauf und ihrem Entwurf auf diesem Gerät.",
  address: "Ihre Adresse ist nach 30 Tagen wieder für alle frei.",
  confirm: (d: { readonly linkname: string | number }): string => "Gib zur Bestätigung ihren Linknamen ein: " + d.linkname,
  without: "Sie hat noch keine Adresse, also hat sie noch niemand gesehen.",
  submit: "Seite löschen",
};
