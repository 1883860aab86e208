// Compiled from the catalogue in `texts`: change that instead.

export const pageCodeTexts = {
  title: (d: { readonly page: string | number }): string => "رمز QR لصفحة " + d.page,
  alternative: (d: { readonly address: string | number }): string => "رمز QR يفتح " + d.address,
  use: "تفتح كاميرا الهاتف الصفحةَ إذا وُجّهت إليه. ويصلح على الورق بأي مقاس من 2 سم فما فوق.",
  ofPage: "بألوان الصفحة",
  tooAlike: "ألوان الصفحة متقاربة جدًّا على الكاميرات، لذلك الرمز أسود على أبيض.",
  print: "طباعة",
  svg: "حفظ SVG",
  png: "حفظ PNG",
  failed: "تعذّر إنشاء الصورة. احفظ ملف SVG بدلًا منها.",
};
