// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const colorTexts = {
  pick: (d: { readonly label: string | number; readonly color: string | number }): string => d.label + ": اختيار اللون، وهو الآن ⁨" + d.color + "⁩",
  picker: (d: { readonly label: string | number }): string => "منتقي اللون: " + d.label,
  shown: (d: { readonly hex: string | number; readonly percent: string | number }): string => "⁨" + d.hex + "⁩ بعتامة ⁨" + d.percent + "%⁩",
  hex: (d: { readonly label: string | number }): string => d.label + ": رمز اللون الست عشري",
  hexRefused: "اكتب 3 أو 4 أو 6 أو 8 خانات مثل ⁨#373A70⁩، أو ⁨rgb(55, 58, 112)⁩.",
  opacity: (d: { readonly label: string | number }): string => d.label + ": العتامة بالمئة",
  opacitySlider: "العتامة",
  percent: (d: { readonly percent: string | number }): string => "⁨" + d.percent + "%⁩",
  hue: "صبغة اللون",
  degrees: (d: { readonly hue: string | number }): string => "بالدرجات: " + d.hue,
  shade: "التشبّع والسطوع",
  shadeNow: (d: { readonly saturation: string | number; readonly brightness: string | number }): string => "التشبّع ⁨" + d.saturation + "%⁩، والسطوع ⁨" + d.brightness + "%⁩",
  used: "الألوان المستخدمة في هذه الصفحة",
  use: (d: { readonly color: string | number }): string => "استخدام ⁨" + d.color + "⁩",
  eyeDropper: "التقاط لون من الشاشة",
};

export const contrastTexts = {
  ratio: (d: { readonly of: string | number; readonly ratio: string | number }): string => d.of + ": ⁨" + d.ratio + ":1⁩.",
  verdicts: {
    easy: "سهل القراءة على الجميع.",
    large: "واضح في النص الكبير، صعب في الصغير.",
    hard: "صعب القراءة.",
  },
  better: (d: { readonly ratio: string | number }): string => "أقرب درجة أسهل قراءةً: ⁨" + d.ratio + ":1⁩.",
  useShade: "استخدم هذه الدرجة",
};

export const linksTexts = {
  title: "تحرير الروابط",
  example: {
    home: "example.org",
    twitter: "x.com/you",
    instagram: "instagram.com/you",
    facebook: "facebook.com/you",
    youtube: "youtube.com/@you",
    reddit: "reddit.com/user/you",
    tiktok: "tiktok.com/@you",
    linkedin: "linkedin.com/in/you",
    medium: "medium.com/@you",
    discord: "discord.gg/your-invite",
  },
  clear: (d: { readonly place: string | number }): string => "مسح رابط ⁨" + d.place + "⁩",
  hint: (d: { readonly count: string | number }): string => "المستخدَم: " + d.count + ". كل رابط تملؤه يظهر أيقونةً في صفحتك. الصق عنوان أي ملف شخصي في أي حقل، أو اكتب ⁦@name⁩ في حقل شبكته.",
  save: "حفظ الروابط",
  closeAgain: "صحّح الرابط المُعلَّم، أو أغلق مرة أخرى ليبقى ذلك الرابط كما كان.",
  faults: {
    "blank-inside": "في هذا الرابط مسافة.",
    "not-web": "يبدأ الرابط بـ ⁨https://⁩ أو ⁨http://⁩.",
    "e-mail": "هذا عنوان بريد إلكتروني. والرابط يقود إلى موقع ويب.",
    "no-website": "ليس في هذا اسم موقع ويب، مثل ⁨example.org⁩.",
  },
  tooLong: (d: { readonly limit: string | number }): string => "أقصى عدد للأحرف في الرابط: " + d.limit + ".",
  found: (d: { readonly place: string | number }): string => "تم التعرف على " + d.place + ". العنوان في حقله.",
};

export const miscellaneousTexts = {
  title: "متفرقات",
  background: "لون الخلفية",
  titleColor: "لون العنوان",
  ground: "العنوان على الصفحة",
  backToDefault: "العودة إلى الافتراضي",
  done: "تم",
  more: "التدرجات والأنماط والمزيد",
};

export const styleTexts = {
  title: "تنسيق البلاطة",
  name: "النص على الزر",
  parts: {
    text: "النص",
    button: "الزر",
    hover: "تحت المؤشر",
    border: "الإطار",
    shadow: "الظل",
  },
  roundness: "استدارة الزوايا",
  pixels: (d: { readonly radius: string | number }): string => "بالبكسل: " + d.radius,
  presets: "أشكال الزوايا",
  presetNames: {
    square: "مربعة",
    soft: "ناعمة",
    pill: "كبسولة",
  },
  thickness: "سُمك النص",
  grounds: [
    "النص على الزر",
    "النص تحت المؤشر",
  ],
  copyFrom: "نسخ التنسيق من…",
  copyFromTile: (d: { readonly name: string | number }): string => "نسخ تنسيق البلاطة «⁨" + d.name + "⁩»",
  copied: (d: { readonly name: string | number }): string => "نُسخ تنسيق البلاطة «⁨" + d.name + "⁩»",
  useOnAll: "تطبيق على كل البلاطات",
  usedOnAll: (d: { readonly tiles: string | number }): string => "صار هذا التنسيق لكل البلاطات، وعددها " + d.tiles,
  secondLine: "السطر الثاني",
  secondLineHint: "الغرض منه أو موعده، في كلمات قليلة.",
  emblem: "الرمز",
  emblemHint: "رمز تعبيري، أو حرف أو حرفان.",
  size: "الحجم في الفسيفساء",
  sizes: {
    small: "صغير",
    wide: "عريض",
    tall: "طويل",
    large: "كبير",
  },
  save: "حفظ التنسيق",
};

export const surfaceTexts = {
  label: "السطح",
  names: {
    filled: "ممتلئ",
    outline: "محيط",
    hard: "ظل صلب",
    underline: "تسطير",
    cut: "زاوية مقصوصة",
    glazed: "مصقول",
    glass: "زجاج",
  },
};

export const previewTexts = {
  width: "عرض المعاينة",
  pixels: (d: { readonly width: string | number }): string => "بالبكسل: " + d.width,
};
