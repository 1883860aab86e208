// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const tileKindTexts = {
  addKind: "إضافة نوع آخر من البلاط",
  addTitle: "إضافة بلاطة",
  closeMenu: "إغلاق",
  text: {
    label: "نص",
    note: "يُفتح في نافذة. زر الإضافة وحده يضيفه.",
    spoken: "نص",
  },
  link: {
    label: "رابط",
    note: "ينقل مباشرةً إلى عنوان",
    spoken: "رابط",
  },
  heading: {
    label: "عنوان فرعي",
    note: "يقسّم الصفحة",
    spoken: "عنوان فرعي",
  },
  picture: {
    label: "صورة",
    note: "صورة فوتوغرافية أو رسم مع تعليق",
    spoken: "صورة",
  },
  embed: {
    label: "محتوى مضمَّن",
    note: "فيديو أو أغنية أو خريطة أو منشور",
    spoken: "محتوى مضمَّن",
  },
  contact: {
    label: "بطاقة اتصال",
    note: "تُحفظ في دفتر العناوين",
    spoken: "بطاقة اتصال",
  },
  placeOfKind: (d: { readonly number: string | number; readonly total: string | number; readonly kind: string | number }): string => "البلاطة " + d.number + " من " + d.total + "، " + d.kind + "،",
  newHeading: "عنوان",
  gap: "فراغ",
  noAddress: "لا عنوان بعد",
  noPicture: "لا صورة بعد",
  noContact: "البطاقة فارغة بعد",
};
