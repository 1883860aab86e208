// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const tileKindTexts = {
  addKind: "Add another kind of tile",
  addTitle: "Add a tile",
  closeMenu: "Close",
  text: {
    label: "Text",
    note: "Opens in a popup. Add alone adds this.",
    spoken: "text",
  },
  link: {
    label: "Link",
    note: "Goes straight to an address",
    spoken: "link",
  },
  heading: {
    label: "Heading",
    note: "Parts the page",
    spoken: "heading",
  },
  picture: {
    label: "Picture",
    note: "A photo or a drawing, with a caption",
    spoken: "picture",
  },
  embed: {
    label: "Embed",
    note: "A video, a song, a map or a post",
    spoken: "embed",
  },
  contact: {
    label: "Contact card",
    note: "Saved to the address book",
    spoken: "contact card",
  },
  placeOfKind: (d: { readonly number: string | number; readonly total: string | number; readonly kind: string | number }): string => "Tile " + d.number + " of " + d.total + ", " + d.kind + ",",
  newHeading: "Heading",
  gap: "An empty gap",
  noAddress: "No address yet",
  noPicture: "No picture yet",
  noContact: "Nothing on the card yet",
};
