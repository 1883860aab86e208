// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const designPanelTexts = {
  title: "التصميم",
  themes: "السمات",
  moods: "السمات المعروضة",
  all: "الكل",
  quiet: "هادئة",
  warm: "دافئة",
  lively: "حيوية",
  dark: "داكنة",
  stays: "الكلمات والصور تبقى كما هي",
  inUse: "مستخدمة",
  plain: "بسيطة",
  plainMood: "بدون سمة",
  option: (d: { readonly name: string | number; readonly mood: string | number }): string => d.name + "، " + d.mood,
  set: (d: { readonly name: string | number }): string => "تم تعيين السمة: " + d.name,
  bio: "سطر عنك",
  bioHint: (d: { readonly limit: string | number }): string => "تحت العنوان، " + d.limit + " حرفًا على الأكثر.",
};
