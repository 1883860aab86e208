// Compiled from the catalogue in `texts`: change that instead.

import { ar } from '@messageformat/runtime/lib/cardinals';

import { plural } from '@messageformat/runtime';

export const deletionTexts = {
  section: "حذف الحساب",
  hint: "في الحال ونهائيًا، ولا يستطيع أحد استرجاعه.",
  open: "حذف الحساب…",
  title: "حذف حسابك",
  goes: "ما يُحذف، في الحال ونهائيًا:",
  parts: [
    "صفحتك وكل ما فيها",
    "صورك، والمسودات على هذا الجهاز",
    "كل الجلسات: يُسجَّل خروجك من كل الأجهزة",
  ],
  address: "يصير رابط صفحتك متاحًا لأي شخص بعد 30 يومًا.",
  confirmWith: (d: { readonly username: string | number }): string => "للتأكيد، اكتب اسم المستخدم، ⁨" + d.username + "⁩، وكلمة المرور.",
  withoutPassword: "تؤكد حذف الحساب بكلمة المرور، وليس لهذا الحساب كلمة مرور بعد. اختر واحدة أولًا.",
  submit: "حذف الحساب",
  submitting: "جارٍ الحذف",
  done: "حُذف الحساب",
  failed: "لم يُحذف الحساب",
};

export const emailLinkTexts = {
  ask: "ضغطة واحدة تؤكد عنوان بريدك الإلكتروني.",
  verifying: "جارٍ التأكيد…",
  verified: "تم تأكيد البريد الإلكتروني",
  isVerified: "عنوان بريدك الإلكتروني مؤكَّد.",
  failed: "حدث خطأ",
  noAnswer: "لم يستجب الخادم، فلم يُستخدم الرابط. افتحه مرة أخرى.",
  title: "عنوان بريدك الإلكتروني",
};

export const emailTexts = {
  section: "البريد الإلكتروني",
  hint: "لا نراسلك إلا بشأن حسابك.",
  verified: "مؤكَّد.",
  notVerified: "غير مؤكَّد بعد.",
  verify: "تأكيد البريد الإلكتروني",
  isVerified: "البريد الإلكتروني مؤكَّد",
  nowVerified: "تم تأكيد البريد الإلكتروني",
  onItsWay: (d: { readonly email: string | number }): string => "رسالة إلى ⁨" + d.email + "⁩ في طريقها إليك. افتح الرابط الذي فيها خلال 24 ساعة، وابحث أيضًا في مجلد الرسائل غير المرغوب فيها.",
  alreadyVerified: "عنوان بريدك الإلكتروني مؤكَّد من قبل.",
  initiated: "بدأ تأكيد البريد الإلكتروني بنجاح.",
  failed: "حدث خطأ في تأكيد البريد الإلكتروني.",
  noAnswer: "حدث خطأ. حاول مجددًا لاحقًا.",
  sent: "افتح الرابط الذي في الرسالة خلال 24 ساعة. وقد تجدها في مجلد الرسائل غير المرغوب فيها.",
  resting: "يمكنك طلب رسالة أخرى بعد بضع ثوانٍ.",
};

export const firstStepTexts = {
  lead: "هذا الرابط لك",
  text: "لم يُنشر فيه شيء بعد. ضع بلاطتك الأولى، ثم اضغط «نشر».",
  open: "فتح المحرر",
};

export const verifiedStepTexts = {
  lead: "تم تأكيد عنوان بريدك الإلكتروني",
  text: "يمكنك الآن إضافة الصور. وإن كانت صفحتك ما زالت مفتوحة في علامة تبويب أخرى، فأكمل هناك.",
  open: "العودة إلى المحرر",
};

export const genpageTexts = {
  looking: "جارٍ البحث عن صفحتك…",
};

export const passwordTexts = {
  section: "كلمة المرور",
  hint: "نرسل إليك رابطًا بالبريد لتختار كلمة مرور جديدة. واستخدامه يسجّل خروجك من كل الأجهزة.",
  hintWithout: "تسجّل الدخول حتى الآن بلا كلمة مرور. نرسل إليك رابطًا بالبريد لتختار واحدة.",
  change: "تغيير كلمة المرور",
};

export const personalTexts = {
  title: "حسابي",
  loading: "جارٍ جلب حسابك…",
  failedTitle: "تعذّر تحميل حسابك",
  failed: "لم يستجب الخادم. لم تتأثر صفحتك.",
  address: "رابط صفحتك",
  addressHint: "إذا غيّرته، قادت الروابط القديمة إلى الجديد.",
  addressInvitation: "اختر الاسم الذي تُعرض به صفحتك.",
  linkname: "اختر اسم الرابط هنا",
  update: "تحديث",
  updated: "حُدّث اسم الرابط",
  updateFailed: "حدث خطأ",
  current: "هذا اسم رابطك الحالي.",
  present: (d: { readonly address: string | number }): string => "رابط صفحتك: ⁨" + d.address + "⁩",
  hidden: "يخفي مشغّل هذا الموقع صفحتك عن الزوار. راسل",
};

export const formerAddressTexts = {
  title: "عناوين سابقة",
  hint: "تقود الزوار إلى عنوانك الحالي.",
  keptUntil: (d: { readonly date: string | number }): string => "لا يستطيع أحد غيرك حجزه قبل " + d.date + ".",
  open: "يستطيع أي شخص حجزه الآن. وحتى ذلك الحين يقود إلى هنا.",
  useAgain: "استخدامه من جديد",
  useAddressAgain: (d: { readonly address: string | number }): string => "استخدامه من جديد: ⁨" + d.address + "⁩",
  release: "التخلي عنه",
  releaseAddress: (d: { readonly address: string | number }): string => "التخلي عنه: ⁨" + d.address + "⁩",
  releaseQuestion: (d: { readonly address: string | number }): string => "هل تتخلى عن ⁨" + d.address + "⁩؟",
  releaseExplanation: "لن تقود الروابط والرموز المطبوعة به إلى صفحتك بعد ذلك، ويستطيع أي شخص حجزه فورًا.",
  released: "تم التخلي عن العنوان",
  own: "هذا أحد عناوينك السابقة. يمكنك استعادته.",
};

export const sessionListTexts = {
  section: "الأجهزة التي سجّلت الدخول منها",
  hint: "إذا لم تعرف جهازًا منها، فسجّل الخروج منه وغيّر كلمة المرور.",
  loading: "جارٍ جلب الأجهزة التي سجّلت الدخول منها…",
  failedTitle: "تعذّر تحميل هذه القائمة",
  failed: "لم يستجب الخادم. ما زال دخولك مسجَّلًا.",
  device: (d: { readonly browser: string | number; readonly system: string | number }): string => "⁨" + d.browser + "⁩ على ⁨" + d.system + "⁩",
  unknownDevice: "جهاز غير معروف",
  thisDevice: "هذا الجهاز",
  onlyHere: "دخولك مسجَّل هنا فقط.",
  lastUsed: "آخر استخدام:",
  withinTheHour: "خلال الساعة الأخيرة",
  signOut: "تسجيل الخروج",
  signOutQuestion: (d: { readonly device: string | number }): string => "هل تريد تسجيل الخروج من ⁨" + d.device + "⁩؟",
  signedOut: "تم تسجيل الخروج",
  signOutFailed: "لم يتم تسجيل الخروج",
  everywhere: "تسجيل الخروج من كل الأجهزة",
  everywhereQuestion: "هل تريد تسجيل الخروج من كل الأجهزة، ومنها هذا الجهاز؟",
  signedOutEverywhere: "تم تسجيل الخروج من كل الأجهزة",
  signOutDevice: (d: { readonly device: string | number }): string => "تسجيل الخروج من ⁨" + d.device + "⁩",
};

export const usernameTexts = {
  section: "اسم المستخدم",
  hint: "لا يظهر في صفحتك.",
  yours: "اسم المستخدم الخاص بك:",
};

export const storageTexts = {
  section: "مساحة التخزين",
  hint: "ما تشغله صفحاتك وصورك.",
  loading: "يجري تحميل مساحة التخزين",
  failedTitle: "تعذر تحميل مساحة التخزين",
  failed: "لم يستجب الخادم.",
  used: (d: { readonly used: string | number; readonly most: string | number }): string => "استُخدم " + d.used + " من " + d.most,
  pages: "الصفحات",
  versions: "النسخ السابقة",
  pictures: "الصور",
  oldestGo: "عندما تمتلئ تُحذف أقدم نسخ صفحاتك أولًا.",
  moreWhenVerified: "تزداد المساحة بعد تأكيد عنوان بريدك الإلكتروني.",
};

export const languageSettingTexts = {
  section: "اللغة",
  hint: "لغة التطبيق ورسائلنا. وما تكتبه في صفحتك يبقى كما كتبته.",
};

export const webhookSectionTexts = {
  section: "الويب هوك",
  hint: "يمكن إبلاغ خدمات أخرى عندما تتغير صفحاتك أو حسابك.",
  loading: "جارٍ جلب الويب هوك…",
};

export const roomTexts = {
  nav: "الإعدادات",
  pages: "الصفحات",
  pagesNote: (d: { readonly count: number }): string => String(plural(d.count, 0, ar, { zero: "لا صفحات", one: "صفحة واحدة", two: "صفحتان", few: d.count + " صفحات", many: d.count + " صفحة", other: d.count + " صفحة" })),
  security: "الأمان",
  securityNote: "كلمة المرور والأجهزة",
  developers: "للمطوّرين",
  developersNote: "رموز الوصول والويب هوك",
  account: "اللغة والحساب",
  accountNote: "اللغة ومساحة التخزين والحذف",
};
