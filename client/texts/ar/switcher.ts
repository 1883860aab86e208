// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const switcherTexts = {
  label: "صفحاتك",
  open: (d: { readonly page: string | number }): string => "الصفحة: " + d.page + ". الانتقال إلى صفحة أخرى",
  all: "كل صفحاتك",
  failed: "لم تُحمَّل صفحاتك.",
  unnamed: "صفحة بلا اسم",
  newPage: "صفحة جديدة",
  loading: "جارٍ تحميل صفحاتك…",
  find: "البحث عن صفحة",
  none: "لا توجد صفحة مطابقة.",
};

export const missingPageTexts = {
  title: "هذه الصفحة غير موجودة",
  text: "حُذفت، أو هي لحساب آخر. لم تتأثر صفحاتك الأخرى ولا مسودّاتك.",
  pages: "كل صفحاتك",
  main: "تحرير صفحتك الرئيسية",
};
