// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const tileKindTexts = {
  addKind: "Andere Art von Kachel hinzufügen",
  addTitle: "Kachel hinzufügen",
  closeMenu: "Schließen",
  text: {
    label: "Text",
    note: "Öffnet sich in einem Fenster. So wie Hinzufügen allein.",
    spoken: "Text",
  },
  link: {
    label: "Link",
    note: "Führt direkt zu einer Adresse",
    spoken: "Link",
  },
  heading: {
    label: "Überschrift",
    note: "Gliedert die Seite",
    spoken: "Überschrift",
  },
  picture: {
    label: "Bild",
    note: "Ein Foto oder eine Zeichnung mit Bildunterschrift",
    spoken: "Bild",
  },
  embed: {
    label: "Einbettung",
    note: "Ein Video, ein Lied, eine Karte oder ein Beitrag",
    spoken: "Einbettung",
  },
  contact: {
    label: "Kontaktkarte",
    note: "Lässt sich ins Adressbuch übernehmen",
    spoken: "Kontaktkarte",
  },
  placeOfKind: (d: { readonly number: string | number; readonly total: string | number; readonly kind: string | number }): string => "Kachel " + d.number + " von " + d.total + ", " + d.kind + ",",
  newHeading: "Überschrift",
  gap: "Eine leere Lücke",
  noAddress: "Noch keine Adresse",
  noPicture: "Noch kein Bild",
  noContact: "Noch nichts auf der Karte",
};
