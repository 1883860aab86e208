// Compiled from the catalogue in `texts`: change that instead.

export const publicDocumentTexts = {
  closePopup: "إغلاق",
  enlarge: (d: { readonly name: string | number }): string => "عرض بحجم كبير: ⁨" + d.name + "⁩",
  call: "اتصال",
  write: "مراسلة",
  keepContact: "حفظ",
  profilePictureOf: (d: { readonly name: string | number }): string => "صورة الملف الشخصي في صفحة ⁨" + d.name + "⁩",
  wallpaperOf: (d: { readonly name: string | number }): string => "خلفية صفحة ⁨" + d.name + "⁩",
  documentDescription: (d: { readonly name: string | number; readonly tiles: string | number }): string => "⁨" + d.name + "⁩: ⁨" + d.tiles + "⁩",
  bareDescription: (d: { readonly name: string | number; readonly siteName: string | number }): string => "⁨" + d.name + "⁩، صفحة صُنعت باستخدام ⁨" + d.siteName + "⁩.",
  loading: "جارٍ التحميل…",
  loadingAgain: "تستغرق هذه الصفحة وقتًا أطول قليلًا من المعتاد. ستُحمَّل من تلقاء نفسها بعد بضع ثوانٍ.",
  available: [
    "تهانينا! اسم الرابط هذا متاح.",
    "سارع إلى حجزه قبل أن يسبقك إليه غيرك!",
  ],
  claim: (d: { readonly linkname: string | number }): string => "حجز ⁨" + d.linkname + "⁩",
};

export const comingSoonTexts = {
  title: "قريبًا",
  explanation: "لهذا الرابط صفحة، لكن لم يُنشر عليها شيء بعد. عُد إليها لاحقًا.",
};
