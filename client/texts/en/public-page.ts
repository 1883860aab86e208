// Compiled from the catalogue in `texts`: change that instead.

export const publicPageTexts = {
  madeWith: (d: { readonly siteName: string | number }): string => "Made with " + d.siteName,
  embedFrom: (d: { readonly provider: string | number }): string => "From " + d.provider,
  website: "Website",
  profilePicture: "Profile picture",
  unnamedTile: (d: { readonly number: string | number }): string => "Tile " + d.number,
};
