// Compiled by `npm run texts`: change the catalogue in `texts` instead.

import { ar } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const publishStateTexts = {
  mailSent: (d: { readonly email: string | number }): string => "رسالة إلى ⁨" + d.email + "⁩ في طريقها إليك. افتح الرابط الذي فيها قبل إضافة الصور.",
  published: "منشورة",
  changes: (d: { readonly count: number }): string => String(plural(d.count, 0, ar, { zero: "لا تغييرات غير منشورة", one: "تغيير واحد غير منشور", two: "تغييران غير منشورين", few: number("ar-u-nu-latn", d.count, 0) + " تغييرات غير منشورة", many: number("ar-u-nu-latn", d.count, 0) + " تغييرًا غير منشور", other: number("ar-u-nu-latn", d.count, 0) + " تغيير غير منشور" })),
  someChanges: "تغييرات غير منشورة",
  short: (d: { readonly count: string | number }): string => d.count + " غير منشورة",
  never: "لم تُنشر بعد",
  shortNever: "غير منشورة",
  publishing: "جارٍ النشر",
  kept: "على هذا الجهاز وحده",
  onlyHere: "هذه المسودة على هذا الجهاز وحده. وحين تنشرها تصبح في حسابك على كل جهاز.",
  notKept: "غير محفوظة على هذا الجهاز",
  notSaved: "لم تُحفظ",
  offline: "يبدو أنك غير متصل.",
  noAddress: "بلا عنوان بعد",
  nobodyOpens: "منشورة، لكن لا تُرى",
  hidden: "أخفاها المشغّل",
  today: (d: { readonly time: string | number }): string => "اليوم في " + d.time,
  yesterday: (d: { readonly time: string | number }): string => "أمس في " + d.time,
  day: (d: { readonly day: string | number; readonly time: string | number }): string => d.day + " في " + d.time,
  changed: "لم تُنشر تغييراتك بعد. وهي محفوظة على هذا الجهاز وحده.",
  label: "ما يراه الزوار",
  waiting: (d: { readonly moment: string | number }): string => "يرى الزوار صفحة " + d.moment + ". وهذه التغييرات تنتظر:",
  waitingUndated: "لا يرى الزوار هذه التغييرات بعد:",
  upToDate: "يرى الزوار الصفحة كما هي هنا.",
  nobody: "لا أحد يرى هذه الصفحة بعد. النشر يعرضها للزوار.",
  nobodyYet: "لا أحد يرى هذه الصفحة بعد. انشرها واختر اسم رابط.",
  isHidden: "مشغّل هذا الموقع يخفي صفحتك عن الزوار.",
  hiddenNotice: "صفحتك محفوظة، لكن مشغّل هذا الموقع يخفيها عن الزوار.",
  unreachable: "صفحتك منشورة، لكن لا أحد يستطيع فتحها لأنها بلا عنوان. اختر اسم رابط فيراها الناس فورًا.",
  waitingUnseen: "لا أحد يرى صفحتك الآن. وهذه التغييرات غير منشورة:",
  listFailed: "تعذّر تحميل هذه القائمة",
  compare: "قارن بالصفحة المنشورة",
  discard: (d: { readonly count: number }): string => String(plural(d.count, 0, ar, { zero: "تجاهل التغييرات", one: "تجاهل هذا التغيير", two: "تجاهل التغييرين", few: "تجاهل التغييرات الـ" + number("ar-u-nu-latn", d.count, 0), many: "تجاهل التغييرات الـ" + number("ar-u-nu-latn", d.count, 0), other: "تجاهل التغييرات الـ" + number("ar-u-nu-latn", d.count, 0) })),
  discardQuestion: (d: { readonly count: number }): string => String(plural(d.count, 0, ar, { zero: "تجاهل التغييرات؟", one: "تجاهل هذا التغيير؟", two: "تجاهل التغييرين؟", few: "تجاهل " + number("ar-u-nu-latn", d.count, 0) + " تغييرات؟", many: "تجاهل " + number("ar-u-nu-latn", d.count, 0) + " تغييرًا؟", other: "تجاهل " + number("ar-u-nu-latn", d.count, 0) + " تغيير؟" })),
  discardExplanation: "تعود الصفحة المنشورة إلى المحرر. ويمكنك التراجع عن ذلك.",
  discardConfirm: "تجاهل",
  discardCancel: "إبقاء",
  discarded: "تم تجاهل التغييرات",
  compareTitle: "المنشورة والمعدّلة",
  theirs: "المنشورة",
  mine: "بتغييراتك",
  wallpaperIsLive: "يرى الزوار الخلفية الجديدة فورًا، دون نشر.",
};

export const keepingTexts = {
  "no-room": "لا متسع لمسودتك على هذا الجهاز. انشر قبل أن تغادر.",
  "other-tab": "تحفظ علامة تبويب أخرى تغييراتها على هذا الجهاز. انشر قبل أن تغادر.",
  removed: "حُذفت مسودتك من هذا الجهاز في علامة تبويب أخرى.",
};

export const designChangeTexts = {
  title: "تغيّر العنوان",
  bio: "تغيّر السطر عنك",
  links: "تغيّرت روابط التواصل",
  titleColor: "تغيّر لون العنوان",
  background: "تغيّرت الخلفية",
  type: "تغيّر الخط",
  header: "رُتّبت الصورة والعنوان",
  layout: "تغيّر التخطيط",
  tileShapes: "تغيّرت أشكال البلاطات",
  popups: "تغيّر مظهر النوافذ",
  theme: "اختيرت سمة",
  noTheme: "أُزيلت السمة",
  added: "أُضيفت بلاطة",
  removed: "حُذفت بلاطة",
  renamed: "تغيّر اسم بلاطة",
  styled: "تغيّر مظهر بلاطة",
  edited: "عُدّلت بلاطة",
  allStyled: "تغيّر مظهر كل البلاطات",
  order: "تغيّر ترتيب البلاطات",
  other: "تغييرات أخرى",
  unnamed: "بلا اسم",
};

export const titleQuestionTexts = {
  question: "عنوان صفحتك «My page»",
  hint: "هذا ما يقرؤه الزوار، وما يظهر في الرابط الذي تشاركه. أي عنوان تريد؟",
  label: "العنوان للزوار",
  submit: "حفظ ونشر",
  keep: "إبقاء «My page»",
};
