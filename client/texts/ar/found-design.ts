// Compiled from the catalogue in `texts`: change that instead.

import { ar } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const foundDesignTexts = {
  title: "عُثر على تصميم في هذا المتصفح",
  what: (d: { readonly title: string | number; readonly tiles: number }): string => "عنوانه «⁨" + d.title + "⁩»" + plural(d.tiles, 0, ar, { zero: "، وليس فيه بلاطات", one: "، وفيه بلاطة واحدة", two: "، وفيه بلاطتان", few: "، وفيه " + number("ar-u-nu-latn", d.tiles, 0) + " بلاطات", many: "، وفيه " + number("ar-u-nu-latn", d.tiles, 0) + " بلاطة", other: "، وفيه " + number("ar-u-nu-latn", d.tiles, 0) + " بلاطة" }) + ". قد يكون شيئًا كنت تعمل عليه، أو صفحة اطّلع عليها أحد هنا.",
  notPublished: "يمكنك استخدامه مسودةً لك. وتبقى صفحتك المنشورة كما هي حتى تنشر.",
  replacesChanges: "إذا استخدمته، حلّ محل التغييرات التي لم تنشرها. والتراجع يعيدها.",
  later: "سأقرر لاحقًا",
  discard: "حذف التصميم",
  takeOver: "استخدامه مسودةً لي",
};

export const newerDraftTexts = {
  kept: "في هذا المتصفح تغييرات على هذه الصفحة لا تستطيع نسخة الموقع هذه قراءتها. تبقى محفوظة، وتعود عندما يُحدَّث الموقع.",
  discard: "حذف التغييرات",
};
