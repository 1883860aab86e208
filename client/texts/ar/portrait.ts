// Compiled from the catalogue in `texts`: change that instead.

export const portraitTexts = {
  section: "متفرقات",
  hint: "صورة ملفك الشخصي.",
  change: "تغيير صورة الملف الشخصي",
  add: "أضف صورة",
  noneChosen: "صورتك: لم تُختر بعد",
  present: "صورتك",
};
