// Compiled from the catalogue in `texts`: change that instead.

export const tileKindTexts = {
  addKind: "Andere Art von Kachel hinzufügen",
  text: {
    label: "Text",
    spoken: "Text",
  },
  link: {
    label: "Link",
    spoken: "Link",
  },
  heading: {
    label: "Überschrift",
    spoken: "Überschrift",
  },
  picture: {
    label: "Bild",
    spoken: "Bild",
  },
  embed: {
    label: "Einbettung",
    spoken: "Einbettung",
  },
  contact: {
    label: "Kontaktkarte",
    spoken: "Kontaktkarte",
  },
  placeOfKind: (d: { readonly number: string | number; readonly total: string | number; readonly kind: string | number }): string => "Kachel " + d.number + " von " + d.total + ", " + d.kind + ",",
  newHeading: "Überschrift",
  gap: "Eine leere Lücke",
  noAddress: "Noch keine Adresse",
  noPicture: "Noch kein Bild",
  noContact: "Noch nichts auf der Karte",
};
