// Compiled from the catalogue in `texts`: change that instead.

import { ar } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const changeTexts = {
  unchanged: "لم يتغير شيء",
  added: (d: { readonly what: string | number }): string => "أُضيف: " + d.what,
  removed: (d: { readonly what: string | number }): string => "حُذف: " + d.what,
  changed: (d: { readonly what: string | number }): string => "تغيّر: " + d.what,
  namedTile: (d: { readonly name: string | number }): string => "البلاطة «⁨" + d.name + "⁩»",
  tiles: (d: { readonly count: number }): string => String(plural(d.count, 0, ar, { zero: "بلا بلاطات", one: "بلاطة واحدة", two: "بلاطتان", few: number("ar-u-nu-latn", d.count, 0) + " بلاطات", many: number("ar-u-nu-latn", d.count, 0) + " بلاطة", other: number("ar-u-nu-latn", d.count, 0) + " بلاطة" })),
  title: "العنوان",
  colors: "الألوان",
  socialLinks: "روابط التواصل",
  order: "ترتيب البلاطات",
};

export const historyTexts = {
  title: "النسخ المنشورة",
  loading: "جارٍ جلب ما نشرته…",
  failedTitle: "تعذّر تحميل نسخك المنشورة",
  failed: "لم يستجب الخادم. لم تتأثر صفحتك ولا مسودتك.",
  emptyTitle: "لم يُنشر شيء بعد",
  empty: "انشر مرة، تجد تلك النسخة هنا. وتُحفظ آخر 50 نسخة.",
  note: "الاستعادة تملأ المحرر. ولا يتغير شيء لدى الزوار حتى تنشر.",
  today: (d: { readonly time: string | number }): string => "اليوم، " + d.time,
  yesterday: (d: { readonly time: string | number }): string => "أمس، " + d.time,
  day: (d: { readonly day: string | number; readonly time: string | number }): string => d.day + "، " + d.time,
  live: "المعروضة الآن",
  first: "النسخة الأولى",
  restore: "استعادة",
  version: (d: { readonly number: string | number; readonly moment: string | number }): string => "النسخة " + d.number + ": " + d.moment,
  lookAt: (d: { readonly version: string | number }): string => "عرض ⁨" + d.version + "⁩",
  allVersions: "كل النسخ",
  fetchingVersion: "جارٍ جلب هذه النسخة…",
  versionFailedTitle: "تعذّر تحميل هذه النسخة",
  restored: "تمت الاستعادة. لم تُنشر بعد.",
  notRestored: "لم تتم الاستعادة",
  restoreVersion: (d: { readonly version: string | number }): string => "استعادة ⁨" + d.version + "⁩",
};
