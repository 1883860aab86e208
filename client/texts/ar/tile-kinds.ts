// Compiled from the catalogue in `texts`: change that instead.

export const tileKindTexts = {
  addKind: "إضافة نوع آخر من البلاط",
  text: {
    label: "نص",
    spoken: "نص",
  },
  link: {
    label: "رابط",
    spoken: "رابط",
  },
  heading: {
    label: "عنوان فرعي",
    spoken: "عنوان فرعي",
  },
  picture: {
    label: "صورة",
    spoken: "صورة",
  },
  embed: {
    label: "محتوى مضمَّن",
    spoken: "محتوى مضمَّن",
  },
  contact: {
    label: "بطاقة اتصال",
    spoken: "بطاقة اتصال",
  },
  placeOfKind: (d: { readonly number: string | number; readonly total: string | number; readonly kind: string | number }): string => "البلاطة " + d.number + " من " + d.total + "، " + d.kind + "،",
  newHeading: "عنوان",
  gap: "فراغ",
  noAddress: "لا عنوان بعد",
  noPicture: "لا صورة بعد",
  noContact: "البطاقة فارغة بعد",
};
