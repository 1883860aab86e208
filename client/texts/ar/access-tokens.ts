// Compiled from the catalogue in `texts`: change that instead.

import { ar } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const accessTokenTexts = {
  section: "رموز الوصول",
  hint: "للبرامج التي تنشر صفحتك أو تقرؤها. الرمز مثل كلمة المرور: أبقه سرًّا.",
  loading: "جارٍ جلب رموز الوصول…",
  failedTitle: "لم تُحمَّل هذه القائمة",
  failed: "لم يُجب الخادم. رموزك ما زالت صالحة.",
  none: "لا يصل أي برنامج إلى حسابك.",
  create: "إنشاء رمز",
  createTitle: "إنشاء رمز وصول",
  name: "ما الغرض منه؟",
  nameHint: "مثل اسم البرنامج. لا يراه أحد سواك.",
  scopes: "ما يسمح به",
  scopesMissing: "اختر شيئًا واحدًا على الأقل يسمح به الرمز.",
  lifetime: "مدة الصلاحية",
  days: (d: { readonly days: number }): string => String(plural(d.days, 0, ar, { zero: number("ar-u-nu-latn", d.days, 0) + " يوم", one: "يوم واحد", two: "يومان", few: number("ar-u-nu-latn", d.days, 0) + " أيام", many: number("ar-u-nu-latn", d.days, 0) + " يومًا", other: number("ar-u-nu-latn", d.days, 0) + " يوم" })),
  forEver: "حتى إبطاله",
  submit: "إنشاء",
  createdTitle: "رمزك الجديد",
  createdText: "انسخ الرمز الآن، فلن يظهر مرة أخرى.",
  copy: "نسخ الرمز",
  copied: "نُسخ الرمز",
  endless: "صالح حتى إبطاله",
  expires: (d: { readonly day: string | number }): string => "صالح حتى " + d.day,
  expired: (d: { readonly day: string | number }): string => "انتهت صلاحيته في " + d.day,
  unused: "لم يُستخدم قط",
  used: (d: { readonly when: string | number }): string => "آخر استخدام: " + d.when,
  revoke: "إبطال",
  revokeToken: (d: { readonly name: string | number }): string => "إبطال " + d.name,
  revokeQuestion: (d: { readonly name: string | number }): string => "إبطال " + d.name + "؟",
  revokeText: "تفقد البرامج التي تستخدم هذا الرمز وصولها فورًا.",
  revoked: "أُبطل الرمز",
  revokeFailed: "لم يُبطَل الرمز",
};

export const scopeTexts = {
  READ: {
    name: "القراءة",
    allows: "حسابك وصفحاتك وإصداراتها",
  },
  PUBLISH: {
    name: "النشر",
    allows: "تصميم الصفحات وأسماؤها وعناوينها، وإنشاء الصفحات وحذفها",
  },
  MEDIA: {
    name: "الصور",
    allows: "صور الملف الشخصي والخلفيات وصور البلاطات",
  },
  ACCOUNT: {
    name: "الحساب",
    allows: "الجلسات ورموز الوصول والويب هوك وتأكيد عنوان البريد الإلكتروني",
  },
};
