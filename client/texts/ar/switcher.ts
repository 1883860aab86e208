// Compiled from the catalogue in `texts`: change that instead.

import { ar } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const switcherTexts = {
  label: "صفحاتك",
  open: "الانتقال إلى صفحة أخرى",
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
  draft: (d: { readonly title: string | number; readonly tiles: number }): string => "هنا مسودة منها، فيها تغييرات لم تُنشر. عنوانها «⁨" + d.title + "⁩»" + plural(d.tiles, 0, ar, { zero: "، وليس فيها بلاطات", one: "، وفيها بلاطة واحدة", two: "، وفيها بلاطتان", few: "، وفيها " + number("ar-u-nu-latn", d.tiles, 0) + " بلاطات", many: "، وفيها " + number("ar-u-nu-latn", d.tiles, 0) + " بلاطة", other: "، وفيها " + number("ar-u-nu-latn", d.tiles, 0) + " بلاطة" }) + ".",
  newPage: "إنشاء صفحة جديدة من المسودة",
  discard: "حذف المسودة",
  failed: "لم تُنشأ صفحة جديدة.",
  noRoom: "لا متسع للمسودة على هذا الجهاز.",
};
