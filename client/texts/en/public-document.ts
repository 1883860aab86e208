// Compiled from the catalogue in `texts`: change that instead.

export const publicDocumentTexts = {
  closePopup: "Close",
  enlarge: (d: { readonly name: string | number }): string => "Show large: " + d.name,
  call: "Call",
  write: "Write",
  keepContact: "Save",
  profilePictureOf: (d: { readonly name: string | number }): string => "Profile picture of " + d.name,
  wallpaperOf: (d: { readonly name: string | number }): string => "Wallpaper of " + d.name,
  documentDescription: (d: { readonly name: string | number; readonly tiles: string | number }): string => d.name + ": " + d.tiles,
  bareDescription: (d: { readonly name: string | number; readonly siteName: string | number }): string => d.name + ", a page made with " + d.siteName + ".",
  loading: "Loading…",
  loadingAgain: "This page takes a little longer than usual. It loads by itself in a few seconds.",
  available: [
    "Congrats! This linkname is available.",
    "Claim it quickly before someone else does!",
  ],
  claim: (d: { readonly linkname: string | number }): string => "Claim " + d.linkname,
};

export const comingSoonTexts = {
  title: "Coming soon",
  explanation: "This address has a page, but nothing is published on it yet. Look in again later.",
};
