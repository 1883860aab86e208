// Compiled from the catalogue in `texts`: change that instead.

export const tileKindTexts = {
  addKind: "Add another kind of tile",
  text: {
    label: "Text",
    spoken: "text",
  },
  link: {
    label: "Link",
    spoken: "link",
  },
  heading: {
    label: "Heading",
    spoken: "heading",
  },
  picture: {
    label: "Picture",
    spoken: "picture",
  },
  embed: {
    label: "Embed",
    spoken: "embed",
  },
  contact: {
    label: "Contact card",
    spoken: "contact card",
  },
  placeOfKind: (d: { readonly number: string | number; readonly total: string | number; readonly kind: string | number }): string => "Tile " + d.number + " of " + d.total + ", " + d.kind + ",",
  newHeading: "Heading",
  gap: "An empty gap",
  noAddress: "No address yet",
  noPicture: "No picture yet",
  noContact: "Nothing on the card yet",
};
