// Compiled from the catalogue in `texts`: change that instead.

export const authTexts = {
  username: "اسم المستخدم",
  email: "البريد الإلكتروني",
  password: "كلمة المرور",
  passwordHint: "8 أحرف على الأقل، والجملة اختيار جيد.",
  usernameMissing: "اكتب اسم المستخدم.",
  emailMissing: "اكتب عنوان بريدك الإلكتروني.",
  passwordMissing: "اكتب كلمة المرور.",
  confirmationMissing: "اكتب كلمة المرور مرة أخرى.",
  notStored: "لا يخزّن هذا المتصفح شيئًا لهذا الموقع، فلا يمكن تسجيل دخولك هنا. اسمح ببيانات الموقع، ثم سجّل الدخول.",
};

export const claimedNameTexts = {
  willBeAt: "سيكون رابط صفحتك:",
  chosen: "الاسم الذي اخترته",
  next: "يصير الاسم لك عند إنشاء حسابك. وحتى ذلك الحين لا تتذكره إلا علامة التبويب هذه، ويستطيع غيرك أن يأخذه.",
  withAccount: "إن كان لديك حساب فسجّل الدخول: ستجد الاسم في «حسابي».",
  register: "إنشاء حساب بهذا الاسم",
  another: "اسم آخر",
  choose: "اختيار",
  chooseLater: "أو اختر اسمًا بعد إنشاء الحساب.",
  drop: "التخلي عن هذا الاسم",
  dropped: "لم يعد هذا الاسم محفوظًا. يمكنك اختيار اسم في أي وقت من «حسابي».",
};

export const googleTexts = {
  or: "أو",
  begin: "المتابعة باستخدام Google",
  returning: "جارٍ تسجيل دخولك باستخدام Google…",
  failed: "لم ينجح تسجيل الدخول باستخدام Google. ابدأ من جديد.",
};

export const linknameTexts = {
  available: "اسم الرابط هذا متاح.",
};

export const loginTexts = {
  title: "تسجيل الدخول",
  submit: "تسجيل الدخول",
  nameHint: "يمكنك أيضًا كتابة بريدك الإلكتروني بعد تأكيده.",
  forgotUsername: "نسيت اسم المستخدم",
  forgotPassword: "نسيت كلمة المرور",
  noAccount: "ليس لديك حساب؟",
  registerHere: "أنشئ حسابًا هنا",
  failed: "بيانات الدخول غير صحيحة",
  done: "تم تسجيل الدخول",
};

export const registerTexts = {
  title: "ضع بلاطتك الأولى",
  lead: "صفحة واحدة، مجانية، تصير لك في دقيقة.",
  confirmPassword: "تأكيد كلمة المرور",
  usernameHint: "من 3 إلى 30 حرفًا لاتينيًا أو رقمًا أو ⁨_⁩ أو ⁨.⁩ أو ⁨-⁩",
  emailHint: "نرسل إليك رابطًا لتأكيده، وهو لازم لإضافة الصور.",
  submit: "إنشاء صفحتي",
  submitting: "جارٍ إنشاء صفحتك",
  haveAccount: "لديك حساب؟",
  loginHere: "سجّل الدخول هنا",
  mismatch: "كلمتا المرور غير متطابقتين.",
  failed: "تعذّر إنشاء الحساب، تأكد من تطابق كلمتي المرور",
  networkError: "حدث خطأ",
  done: "تم إنشاء حسابك!",
  madeOnly: "أُنشئ حسابك.",
};
