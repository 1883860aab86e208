// Compiled from the catalogue in `texts`: change that instead.

export const languageTexts = {
  tag: "ar",
  direction: "rtl",
  id: "ar",
  choose: "اللغة",
  formats: "ar-u-nu-latn",
};

export const controlTexts = {
  close: "إغلاق",
  cancel: "إلغاء",
  understood: "حسنًا",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  notification: "إشعار",
  notifications: "الإشعارات",
};

export const failureTexts = {
  tryAgain: "إعادة المحاولة",
  unanswered: "لم يستجب الخادم. تحقق من اتصالك وحاول مجددًا.",
  blocked: "لم يُرسَل هذا، لأن أحدًا سجّل الدخول أو الخروج في علامة تبويب أخرى. أعد تحميل هذه الصفحة.",
  expired: "انتهت جلسة علامة التبويب هذه. أعد تحميل الصفحة للمتابعة.",
};

export const leavingTexts = {
  question: "لديك تغييرات لم تُحفظ. هل تريد حقًا المغادرة؟",
  myPageQuestion: "لديك تغييرات لم تُحفظ في صفحتك. هل تريد حقًا المغادرة؟",
  stay: "البقاء ومتابعة التحرير",
  leave: "مغادرة",
};

export const loadingTexts = {
  screen: "جارٍ التحميل…",
};

export const navigationTexts = {
  skip: "الانتقال إلى المحتوى",
  main: "التنقل الرئيسي",
  home: (d: { readonly siteName: string | number }): string => "⁨" + d.siteName + "⁩، الصفحة الرئيسية",
  openMenu: "فتح القائمة",
  closeMenu: "إغلاق القائمة",
  blog: "المدونة",
  guestEditor: "محرر الضيوف",
  login: "تسجيل الدخول",
  register: "إنشاء حساب مجاني",
  personal: "حسابي",
  editor: "المحرر",
  logOut: "تسجيل الخروج",
  myPage: "صفحتي",
  logOutQuestion: "هل تريد حقًا تسجيل الخروج؟",
  loggedOut: "تم تسجيل الخروج",
  logOutFailed: "حدث خطأ أثناء تسجيل الخروج",
};

export const newVersionTexts = {
  question: "حُدّث هذا الموقع. هل تريد تحميل الإصدار الجديد؟",
  explanation: "ما فتحته موجود في الإصدار الجديد وحده.",
  load: "تحميل الإصدار الجديد",
  later: "ليس الآن",
};

export const noScriptText = "يحتاج تسجيل الدخول والتحرير إلى JavaScript. أما الصفحات المنشورة فتُقرأ من دونه.";

export const notFoundTexts = {
  title: "الصفحة غير موجودة",
  explanation: "لا توجد صفحة على هذا الرابط. ربما نُقلت، أو كُتب الرابط خطأً.",
  home: "الانتقال إلى الصفحة الرئيسية",
};

export const screenFailedTexts = {
  title: "تعذّر عرض هذه الشاشة",
  explanation: "لم يصل جزء منها، أو حدث فيها خطأ. لم تتأثر صفحتك.",
};

export const sessionTexts = {
  expired: "انتهت الجلسة",
  stay: "البقاء هنا",
  changes: {
    "signed-out": {
      title: "تم تسجيل خروجك",
      explanation: "سجّل أحد الخروج في علامة تبويب أخرى، أو انتهت جلستك. لا يُرسل شيء من علامة التبويب هذه حتى تسجّل الدخول من جديد.",
      goOn: "تسجيل الدخول من جديد",
    },
    replaced: {
      title: "سُجّل الدخول في علامة تبويب أخرى",
      explanation: "ما زالت علامة التبويب هذه تعرض الحساب السابق. ولن يُرسل منها شيء بعد الآن.",
      goOn: "استخدام ذلك الحساب",
    },
    "signed-in": {
      title: "تم تسجيل دخولك",
      explanation: "سجّلت الدخول في علامة تبويب أخرى بعد فتح هذه. ولن يُرسل من هذه شيء بعد الآن.",
      goOn: "المتابعة بحسابك",
    },
  },
};

export const workTexts = {
  kept: "مسودتك محفوظة على هذا الجهاز.",
  lost: "ما لم تحفظه يضيع.",
};
