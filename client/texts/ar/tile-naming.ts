// Compiled from the catalogue in `texts`: change that instead.

import { ar } from '@messageformat/runtime/lib/cardinals';

import { plural } from '@messageformat/runtime';

export const tileNamingTexts = {
  enter: "مفتاح الإدخال يثبّت هذه البلاطة ويضيف التالية.",
  escape: "مفتاح الخروج يُنهي الإضافة.",
  pasted: (d: { readonly count: number }): string => String(plural(d.count, 0, ar, { zero: "لم تُضف أي بلاطة.", one: "صار النص الملصق بلاطة واحدة.", two: "صارت الأسطر الملصقة بلاطتين.", few: "صارت الأسطر الملصقة " + d.count + " بلاطات.", many: "صارت الأسطر الملصقة " + d.count + " بلاطة.", other: "صارت الأسطر الملصقة " + d.count + " بلاطة." })),
};
