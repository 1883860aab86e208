// Compiled from the catalogue in `texts`: change that instead.

export const publicPageTexts = {
  madeWith: (d: { readonly siteName: string | number }): string => "صُنعت باستخدام ⁨" + d.siteName + "⁩",
  embedFrom: (d: { readonly provider: string | number }): string => "من " + d.provider,
  website: "الموقع الإلكتروني",
  profilePicture: "صورة الملف الشخصي",
  unnamedTile: (d: { readonly number: string | number }): string => "البلاطة " + d.number,
};
