// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const mailTexts = {
  direction: "rtl",
  greeting: (d: { readonly username: string | number }): string => "مرحبًا ⁨" + d.username + "⁩،",
  help: "للمساعدة، راسلنا على",
  recoverUsername: {
    subject: (d: { readonly siteName: string | number }): string => "اسم المستخدم الخاص بك على ⁨" + d.siteName + "⁩",
    body: (d: { readonly username: string | number }): string => "طلبت معرفة اسم المستخدم لحسابك. وهو: ⁨" + d.username + "⁩",
    link: "تسجيل الدخول",
    note: "كلمة المرور هي التي اخترتها؛ لا تغيّر هذه الرسالة شيئًا.",
    ifUnexpected: "إن لم تكن أنت من طلب ذلك، فلا حاجة إلى فعل شيء: لم تصل هذه الرسالة إلا إليك.",
  },
  resetPassword: {
    subject: (d: { readonly siteName: string | number }): string => "اختر كلمة مرور جديدة لحسابك على ⁨" + d.siteName + "⁩",
    body: "طلبت كلمة مرور جديدة. اخترها في الصفحة التي يفتحها هذا الرابط.",
    link: "اختيار كلمة مرور جديدة",
    note: "يعمل الرابط مرة واحدة خلال ساعة واحدة. وبعد تغيير كلمة المرور يُسجَّل خروجك من كل الأجهزة.",
    ifUnexpected: "إن لم تكن أنت من طلب ذلك، فلا حاجة إلى فعل شيء: تبقى كلمة المرور كما هي. لا تُعطِ هذا الرابط لأحد.",
  },
  verifyEmail: {
    subject: (d: { readonly siteName: string | number }): string => "أكّد عنوان بريدك الإلكتروني على ⁨" + d.siteName + "⁩",
    body: "أثبت أن هذا العنوان لك. يمكنك بعد ذلك إضافة صور إلى صفحتك: صورة الملف الشخصي وخلفية وصور في البلاطات.",
    link: "تأكيد هذا العنوان",
    note: "يعمل الرابط مدة 24 ساعة.",
    ifUnexpected: "إن لم يكن لديك حساب عندنا، فقد كتب أحدهم عنوانك خطأً. لا حاجة إلى فعل شيء: لا يحدث شيء من دون الرابط.",
  },
  passwordChanged: {
    subject: (d: { readonly siteName: string | number }): string => "تغيّرت كلمة مرورك على ⁨" + d.siteName + "⁩",
    body: "أصبحت لحسابك كلمة مرور جديدة. سُجِّل خروجك من كل الأجهزة، وأُلغيت رموز الوصول، وأُوقف الويب هوك. إن كنت أنت من غيّرها، فهذا كل شيء.",
    bodyOtherwise: "إن لم تكن أنت، فثمة من يستطيع قراءة بريدك. غيّر كلمة مرور صندوق بريدك أولًا، ثم كلمة مرور حسابك.",
    link: "طلب كلمة مرور جديدة",
    note: "نرسل إليك رابطًا لاختيارها. واستخدام ذلك الرابط يسجّل خروج الجميع من جديد.",
    ifUnexpected: "إن لم تكن أنت، فراسلنا أيضًا.",
  },
  webhookSwitchedOff: {
    subject: (d: { readonly siteName: string | number }): string => "أُوقف أحد الويب هوك الخاصة بك في ⁨" + d.siteName + "⁩",
    bodyFailing: (d: { readonly host: string | number }): string => "لم يقبل الويب هوك الخاص بك إلى ⁨" + d.host + "⁩ أي رسالة منذ ثلاثة أيام، ولذلك أُوقف ولن يُبلَّغ بشيء بعد الآن.",
    bodyGone: (d: { readonly host: string | number }): string => "أجاب مستقبِل الويب هوك الخاص بك على ⁨" + d.host + "⁩ بأنه لم يعد موجودًا (410)، ولذلك أُوقف الويب هوك ولن يُبلَّغ بشيء بعد الآن.",
    link: "عرض الويب هوك الخاصة بك",
    note: "هناك ترى ما أُرسل وما أُجيب به، ويمكنك تشغيله من جديد. وما يحدث حتى ذلك الحين لا يُرسل لاحقًا.",
    ifUnexpected: "إن لم تكن أنت من أضاف هذا الويب هوك، فاحذفه هناك واختر كلمة مرور جديدة.",
  },
};
