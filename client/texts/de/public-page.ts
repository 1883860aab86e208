// Compiled from the catalogue in `texts`: change that instead.

export const publicPageTexts = {
  madeWith: (d: { readonly siteName: string | number }): string => "Erstellt mit " + d.siteName,
  embedFrom: (d: { readonly provider: string | number }): string => "Von " + d.provider,
  website: "Website",
  profilePicture: "Profilbild",
  unnamedTile: (d: { readonly number: string | number }): string => "Kachel " + d.number,
};
