// Compiled from the catalogue in `texts`: change that instead.

import { ar } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const webhookTexts = {
  failedTitle: "لم تُحمَّل هذه القائمة",
  failed: "لم يُجب الخادم. الويب هوك ما زال يعمل.",
  none: "لا تُبلَّغ أي خدمة بتغييراتك.",
  create: "إضافة ويب هوك",
  createTitle: "إضافة ويب هوك",
  changeTitle: "تغيير الويب هوك",
  address: "عنوان المستقبِل",
  addressHint: "يبدأ بـ ⁨https://⁩.",
  guide: "ما على المستقبِل فعله",
  events: "ما يُبلَّغ به",
  eventsMissing: "اختر حدثًا واحدًا على الأقل.",
  notVerified: "لم يُؤكد بريدك الإلكتروني بعد. يجب تأكيده قبل أن تتمكن من إضافة ويب هوك.",
  submit: "إضافة",
  save: "حفظ",
  createdTitle: "سر الويب هوك",
  createdText: "انسخ السر الآن، فلن يظهر مرة أخرى. به يتحقق المستقبِل من أن الرسالة من هنا.",
  copy: "نسخ السر",
  copied: "نُسخ السر",
  manage: "إدارة",
  manageWebhook: (d: { readonly address: string | number }): string => "إدارة " + d.address,
  manageTitle: "ويب هوك",
  on: "مشغَّل",
  off: "متوقف",
  failing: (d: { readonly when: string | number }): string => "لم يصل أي شيء منذ " + d.when,
  switchOn: "تشغيل",
  switchOff: "إيقاف",
  change: "تغيير",
  test: "إرسال تجربة",
  tested: "التجربة في الطريق",
  rotate: "سر جديد",
  rotateQuestion: "هل تريد إنشاء سر جديد؟",
  rotateText: "تُوقَّع الرسائل بالسرين لمدة 24 ساعة، وبعدها بالجديد فقط.",
  delete: "حذف",
  deleteQuestion: "هل تريد حذف هذا الويب هوك؟",
  deleteText: (d: { readonly address: string | number }): string => "لن يُرسل شيء بعد الآن إلى ⁨" + d.address + "⁩، وستُحذف قائمة رسائله.",
  deleted: "حُذف الويب هوك",
  deliveries: "آخر الرسائل",
  loading: "جارٍ جلب الرسائل…",
  deliveriesFailed: "لم يُجب الخادم. الرسائل تُرسل مع ذلك.",
  noDeliveries: "لم يُرسل شيء في الأيام السبعة الماضية.",
  message: "عرض الرسالة",
  sendAgain: "إعادة الإرسال",
  sendAgainOf: (d: { readonly type: string | number; readonly when: string | number }): string => "إعادة الإرسال: " + d.type + "، " + d.when,
  sentAgain: "يُعاد إرسالها",
  waiting: "تنتظر الإرسال",
  delivered: (d: { readonly status: string | number }): string => "وصلت، الحالة " + d.status,
  answered: (d: { readonly status: string | number }): string => "أجاب المستقبِل بالحالة " + d.status + ".",
  retry: (d: { readonly failure: string | number; readonly when: string | number }): string => d.failure + " المحاولة التالية: " + d.when,
  trying: (d: { readonly failure: string | number }): string => d.failure + " ستُعاد المحاولة.",
  givenUp: (d: { readonly attempts: number; readonly failure: string | number }): string => String(plural(d.attempts, 0, ar, { zero: "توقفت المحاولات.", one: "توقفت المحاولات بعد محاولة واحدة.", two: "توقفت المحاولات بعد محاولتين.", few: "توقفت المحاولات بعد " + number("ar-u-nu-latn", d.attempts, 0) + " محاولات.", many: "توقفت المحاولات بعد " + number("ar-u-nu-latn", d.attempts, 0) + " محاولة.", other: "توقفت المحاولات بعد " + number("ar-u-nu-latn", d.attempts, 0) + " محاولة." }) + " " + d.failure),
};

export const webhookEventTexts = {
  PAGE_PUBLISHED: "نُشرت صفحة",
  PAGE_RENAMED: "حصلت صفحة على اسم رابط آخر",
  PAGE_DELETED: "حُذفت صفحة",
  PICTURE_CHANGED: "تغيرت صورة شخصية أو خلفية",
  ACCOUNT_DELETED: "حُذف الحساب",
};

export const webhookEndTexts = {
  GONE: "أُوقف لأن المستقبِل أجاب بأنه لم يعد موجودًا (410)",
  FAILING: "أُوقف لأنه لم يصل أي شيء لثلاثة أيام",
  RECOVERED: "أُوقف لأن كلمة المرور أُعيد تعيينها عبر البريد، أو لأن Google استُخدم لأول مرة. إن كنت تعرف العنوان فشغّله مجددًا",
};

export const webhookFailureTexts = {
  TIMEOUT: "لم يُجب المستقبِل خلال 10 ثوانٍ.",
  ADDRESS: "العنوان ليس في الإنترنت العام.",
  NAME: "تعذر العثور على الاسم في العنوان.",
  CONNECTION: "لم يكن هناك اتصال أو شهادة صالحة.",
  SWITCHED_OFF: "أُوقف الويب هوك في هذه الأثناء.",
  UNHEARD: "انتهت المحاولة الأخيرة بلا نتيجة.",
};
