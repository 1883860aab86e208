// Compiled from the catalogue in `texts`: change that instead.

import { ar } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const pageCountsTexts = {
  views: (d: { readonly views: number }): string => String(plural(d.views, 0, ar, { zero: "لا مشاهدات", one: "مشاهدة واحدة", two: "مشاهدتان", few: number("ar-u-nu-latn", d.views, 0) + " مشاهدات", many: number("ar-u-nu-latn", d.views, 0) + " مشاهدة", other: number("ar-u-nu-latn", d.views, 0) + " مشاهدة" }) + " في 30 يومًا"),
  title: (d: { readonly page: string | number }): string => "زيارات " + d.page,
  chart: "المشاهدات كل يوم، آخر 30 يومًا",
  summary: (d: { readonly views: number; readonly most: string | number }): string => String(plural(d.views, 0, ar, { zero: "لا مشاهدات", one: "مشاهدة واحدة", two: "مشاهدتان", few: number("ar-u-nu-latn", d.views, 0) + " مشاهدات", many: number("ar-u-nu-latn", d.views, 0) + " مشاهدة", other: number("ar-u-nu-latn", d.views, 0) + " مشاهدة" }) + " في 30 يومًا، وأقصاها " + d.most + " في يوم واحد"),
  daily: "المشاهدات كل يوم",
  day: "اليوم",
  count: "المشاهدات",
  referrers: "من أين جاء الزوار",
  otherReferrers: "مواقع أخرى",
  tiles: "البلاطات المفتوحة",
  unnamed: "بلاطات بلا اسم",
  links: "الروابط المتبعة",
  none: "لم يزر أحد هذه الصفحة في آخر 30 يومًا. تظهر الزيارة الأولى هنا خلال ثوانٍ.",
  privacy: "الأيام بالتوقيت العالمي (UTC). لا تُحسب البرامج ولا من يطلب عدم تتبعه. وتُحسب زياراتك أنت أيضًا، إذ لا يُحفظ شيء يميز زائرًا عن آخر.",
  failed: "تعذر تحميل الزيارات.",
  opened: (d: { readonly count: number }): string => String(plural(d.count, 0, ar, { zero: "لم تُفتح", one: "فُتحت مرة واحدة", two: "فُتحت مرتين", few: "فُتحت " + number("ar-u-nu-latn", d.count, 0) + " مرات", many: "فُتحت " + number("ar-u-nu-latn", d.count, 0) + " مرة", other: "فُتحت " + number("ar-u-nu-latn", d.count, 0) + " مرة" }) + " في 30 يومًا"),
  followed: (d: { readonly count: number }): string => String(plural(d.count, 0, ar, { zero: "لم يُتبع الرابط", one: "اتُّبع الرابط مرة واحدة", two: "اتُّبع الرابط مرتين", few: "اتُّبع الرابط " + number("ar-u-nu-latn", d.count, 0) + " مرات", many: "اتُّبع الرابط " + number("ar-u-nu-latn", d.count, 0) + " مرة", other: "اتُّبع الرابط " + number("ar-u-nu-latn", d.count, 0) + " مرة" }) + " في 30 يومًا"),
  week: (d: { readonly views: number }): string => String(plural(d.views, 0, ar, { zero: "لا مشاهدات", one: "مشاهدة واحدة", two: "مشاهدتان", few: number("ar-u-nu-latn", d.views, 0) + " مشاهدات", many: number("ar-u-nu-latn", d.views, 0) + " مشاهدة", other: number("ar-u-nu-latn", d.views, 0) + " مشاهدة" }) + " في آخر سبعة أيام"),
  visits: "الزيارات",
};
