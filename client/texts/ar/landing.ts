// Compiled from the catalogue in `texts`: change that instead.

export const footerTexts = {
  lines: [
    "صفحة واحدة لكل ما تعرفه.",
    "تُرصف بلاطةً بلاطة.",
  ],
  follow: "تابعنا",
  followOn: (d: { readonly place: string | number }): string => "تابعنا على ⁨" + d.place + "⁩",
  writeToUs: "راسلنا",
  copyright: (d: { readonly siteName: string | number }): string => "© ⁨" + d.siteName + "⁩",
  policies: "السياسات",
  privacyPolicy: "سياسة الخصوصية",
  termsOfService: "شروط الاستخدام",
  developers: "للمطوّرين",
};

export const landingTexts = {
  documentTitle: (d: { readonly siteName: string | number }): string => "⁨" + d.siteName + "⁩: كل ما تعرفه، مرصوفًا في صفحة واحدة",
  documentDescription: "شارك الوصفات والمشروبات والأدلة والدروس برابط واحد. احجز اسم رابط، وارصف ما تعرفه بلاطةً بلاطة.",
  headlines: [
    "كل ما تعرفه، مرصوفًا في صفحة واحدة.",
    "اجعل لما تعرفه مكانًا يخصّه.",
  ],
  subtexts: [
    "وصفات ومسارات ودروس وقواعد البيت. اجعل لكل منها بلاطة، واكتبها كما ينبغي، وشاركها كلها برابط واحد.",
    "صفحة من بلاطات تُفتح على ما تعرفه: خطوة بخطوة، وبالصور، على رابط قصير يسهل نطقه.",
  ],
  pauseRotation: "إيقاف تبدّل النص مؤقتًا",
  resumeRotation: "استئناف تبدّل النص",
  claimLabel: (d: { readonly host: string | number }): string => "حجز اسم رابط: ⁨" + d.host + "/YourLinkHere⁩",
  claimPlaceholder: "YourLinkHere",
  claim: "حجز",
  claimFitting: (d: { readonly linkname: string | number }): string => "استخدم ⁨" + d.linkname + "⁩",
  claimEmpty: "اكتب أولًا اسم الرابط الذي تريده.",
  tryGuestEditor: "جرّب محرر الضيوف",
  guestEditorLead: "بلا حساب ولا تثبيت",
  shoulderTitle: "انظر كيف يعمل الآخرون",
  shoulderLead: "اثنتا عشرة صفحة، كما قد يرتّبها من يعرفون الصنعة. كل صفحة دفتر عمل: خذ ما ينفعك، ثم جرّبه.",
  examplesLabel: "صفحات أمثلة",
  examples: {
    marta: {
      who: "مارتا",
      what: "الطبخ، بولونيا",
    },
    "theo-brandt": {
      who: "ثيو",
      what: "البيانو، لايبزيغ",
    },
    "bitter-and-still": {
      who: "أماري",
      what: "المشروبات، ليدز",
    },
    "lisbon-on-foot": {
      who: "روي",
      what: "جولات المشي، لشبونة",
    },
    "grain-school": {
      who: "كاي",
      what: "التصوير على الفيلم، مالمو",
    },
    "ines-moreau": {
      who: "إيناس",
      what: "التسلق، ليون",
    },
    halyard: {
      who: "هاليارد",
      what: "الأغاني، بريستول",
    },
    "maeve-pots": {
      who: "ميف",
      what: "الخزف، شاناغاري",
    },
    "oskars-bees": {
      who: "أوسكار",
      what: "النحل، غراتس",
    },
    "layla-arabic": {
      who: "ليلى",
      what: "العربية، عمّان",
    },
    "spoke-and-pawl": {
      who: "بو",
      what: "الدراجات، أوترخت",
    },
    "tomasz-birds": {
      who: "توماش",
      what: "الطيور، بيبجا",
    },
  },
  previousExample: "المثال السابق",
  nextExample: "المثال التالي",
  examplePosition: (d: { readonly at: string | number; readonly of: string | number }): string => d.at + " من " + d.of,
  exampleShown: (d: { readonly who: string | number; readonly what: string | number }): string => ": " + d.who + "، " + d.what,
  begin: "بلاطتك الأولى لا تحتاج إلا إلى دقيقة.",
  signUpNow: "أنشئ حسابك الآن",
  haveNoAccount: "لا حساب لديك بعد؟",
  registerHere: "أنشئ حسابًا هنا",
};

export const knowHowTexts = {
  title: "لأهل الخبرة والصنعة",
  lead: "قائمة الروابط تصرف القرّاء عنك. أما البلاطة فتُفتح في مكانها، وفيها متسع للخطوات والصور، فتبقى المعرفة في صفحتك.",
  subjects: {
    cooking: {
      name: "الطبخ",
      text: "الصلصة، والأوقات، وصورة الطبخة التي لم تنجح.",
    },
    drinks: {
      name: "المشروبات",
      text: "النسب، والشراب المركّز، وما يُحرَّك وما يُرجّ.",
    },
    guides: {
      name: "الأدلة",
      text: "طريق الوصول، ومخطط المسار، وأنسب الشهور. أو مدينة، سيرًا على الأقدام، تحت المطر.",
    },
    teaching: {
      name: "ملاحظات التدريس",
      text: "قوائم قراءة وتمارين وأجوبة. بلاطة لكل درس، بلا تسجيل دخول للطلاب.",
    },
  },
};

export const inPlaceTexts = {
  title: "اضغط على واحدة. لا شيء يحتاج إلى تحميل.",
  lead: "جرّب هذه البلاطات الثلاث. تُفتح بلا أي برنامج نصي، ولا تُجلب صفحة أخرى، ولا يعلم أحد أنك فتحتها.",
  opens: {
    name: "تُفتح في مكانها",
    text: "يضغط الزائر على بلاطة ويقرأ: لا علامة تبويب جديدة ولا تطبيق ولا حساب. تأتي الصفحة كاملة بكل بلاطاتها، ولكل بلاطة رابط خاص بها، فيمكن مشاركة وصفة واحدة وحدها.",
  },
  opensAddress: (d: { readonly host: string | number }): string => d.host + "/marta#tile-1",
  opensHeading: "صلصة الطماطم على مهل",
  opensSteps: [
    "ضع كل شيء في مقلاة واسعة.",
    "اتركها على نار هادئة ساعتين بلا غطاء.",
    "أخرج البصلة. إنها من نصيب الطاهي.",
  ],
  whole: {
    name: "كاملة من دون برنامج نصي",
    text: "تُجهَّز الصفحات على الخادم. كل شيء موجود حتى مع إيقاف البرامج النصية، أو على هاتف قديم، أو في قارئ الشاشة، أو على الورق. وما يضيفه برنامج نصي من كيلوبايتين هو سلاسة الاستعمال فقط.",
  },
  wholeRequest: "GET /marta",
  wholeFacts: [
    {
      what: "ملف واحد فيه ست بلاطات",
      amount: "أقل من 10 كيلوبايت",
    },
    {
      what: "خطوط تُجلب",
      amount: "0",
    },
    {
      what: "ملفات تعريف الارتباط",
      amount: "0",
    },
    {
      what: "أدوات تتبّع",
      amount: "0",
    },
  ],
  yours: {
    name: "يمكنك استضافتها بنفسك",
    text: "أمر واحد يشغّل كل شيء، مع قاعدة بياناته، على أي حاسوب فيه Node. كل ما يكتبه الناس في مجلد واحد: انسخه احتياطيًا، أو انقله، أو احذفه. البرنامج حر برخصة MIT.",
  },
  yoursPrinted: [
    "$ npm start\n",
    "Tessera is ready at http://localhost:3000",
    "Everything that people write is kept in ./data.",
  ],
};

export const answersTexts = {
  title: "إجابات واضحة",
  stillUnsure: (d: { readonly email: string | number }): string => "هل بقي لديك سؤال؟ راسلنا على ⁨" + d.email + "⁩، وسيجيبك إنسان.",
  answers: {
    what: {
      question: (d: { readonly siteName: string | number }): string => "ما هو ⁨" + d.siteName + "⁩؟",
      answer: "صفحة من البلاطات على رابط قصير واحد. كل بلاطة زر يفتح ملاحظة فيها نص وقوائم وصور. تكتب الملاحظات، وتختار شكل البلاطات، وتضع الرابط حيثما يجدك الناس.",
    },
    money: {
      question: "هل يمكنني كسب المال منه؟",
      answer: "ليس بعد. من أهدافنا أن نساعد صنّاع المحتوى على الكسب مما يشاركونه، ولا يُباع اليوم شيء. وفي الحالتين يبقى ما تنشره ملكك.",
    },
    begin: {
      question: "كيف أبدأ؟",
      answer: "احجز اسم رابط، واكتب بلاطة واحدة، واضغط «نشر». تظهر الصفحة في الحال، ويمكن نقل كل بلاطة أو إعادة كتابتها لاحقًا.",
    },
    nothing: {
      question: "وإن لم يكن لديّ ما أنشره؟",
      answer: "فاقرأ. الصفحات لا تحتاج إلى حساب: افتح صفحة شاركها معك أحد، وانتفع بما فيها، واكتشف من يستحق أن تتعلم منه بعده.",
    },
    different: {
      question: "بمَ يختلف عن مواقع الروابط الأخرى؟",
      answer: "المواقع الأخرى تسرد الروابط وتصرف قرّاءك عنك. أما هنا فالمعرفة نفسها في الصفحة: البلاطة تُفتح في مكانها، وتُحمَّل في لمح البصر، وتعمل بلا تطبيق ولا ملف تعريف ارتباط ولا حساب.",
    },
    name: {
      question: (d: { readonly siteName: string | number }): string => "لماذا «⁨" + d.siteName + "⁩»؟",
      answer: "كلمة tessera تعني القطعة الواحدة من الفسيفساء. رُصّ منها ما يكفي جنبًا إلى جنب، تظهر صورة لما تعرفه.",
    },
  },
};

export const cardTexts = {
  locale: "ar_AR",
  picture: (d: { readonly siteName: string | number }): string => "صفحة مصنوعة بواسطة ⁨" + d.siteName + "⁩ مرصّعة في فسيفساء لشجرة ليمون.",
};
