// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const pagesTexts = {
  section: "صفحاتك",
  hint: "لكل صفحة عنوانها الخاص. يفتح «صفحتي» في الأعلى صفحتك الرئيسية.",
  main: "الصفحة الرئيسية",
  noAddress: "لا عنوان لها بعد",
  copyLink: (d: { readonly page: string | number }): string => "نسخ رابط " + d.page,
  new: "صفحة جديدة",
  edit: "تحرير",
  editPage: (d: { readonly page: string | number }): string => "تحرير " + d.page,
  more: (d: { readonly page: string | number }): string => "المزيد عن " + d.page,
  view: "عرض الصفحة",
  code: "رمز QR…",
  feed: "تشغيل موجز RSS",
  noFeed: "إيقاف موجز RSS",
  feedBegun: (d: { readonly address: string | number }): string => "يمكن للقرّاء متابعة ⁨" + d.address + "⁩ في قارئ موجزات. تظهر فيه البلاطات الجديدة والمعدَّلة.",
  feedEnded: "انتهى الموجز.",
  rename: "الاسم…",
  duplicate: "تكرار",
  makeMain: "اجعلها الصفحة الرئيسية",
  changeAddress: "تغيير العنوان…",
  delete: "حذف…",
  mainStays: "لا يمكن حذف الصفحة الرئيسية. اجعل صفحة أخرى رئيسيةً أولًا.",
  up: "نقل إلى أعلى",
  down: "نقل إلى أسفل",
  moved: (d: { readonly page: string | number; readonly place: string | number; readonly total: string | number }): string => "أصبحت " + d.page + " الآن " + d.place + " من " + d.total + ".",
  copied: (d: { readonly page: string | number }): string => "نسخة من " + d.page,
  duplicated: "كُرّرت الصفحة",
  duplicating: "جارٍ التكرار…",
  nowMain: (d: { readonly page: string | number }): string => d.page + " هي الصفحة الرئيسية الآن.",
  makingMain: "جارٍ جعلها الصفحة الرئيسية…",
  renamed: "تغيّر الاسم",
  addressChanged: "تغيّر العنوان",
  deleted: "حُذفت الصفحة",
  failed: "لم يتغيّر شيء",
  drag: (d: { readonly page: string | number; readonly place: string | number; readonly total: string | number }): string => "نقل " + d.page + "، " + d.place + " من " + d.total,
  draggable: "قابل للسحب",
  dragInstructions: "اضغط مفتاح المسافة لرفع الصفحة، ومفاتيح الأسهم لنقلها، ومفتاح المسافة مرة أخرى لوضعها. يلغي مفتاح Escape النقل.",
  lifted: (d: { readonly page: string | number; readonly place: string | number; readonly total: string | number }): string => "رُفعت: " + d.page + "، " + d.place + " من " + d.total + ".",
  over: (d: { readonly place: string | number; readonly total: string | number }): string => "ستصبح " + d.place + " من " + d.total + ".",
  notMoved: (d: { readonly page: string | number }): string => "بقيت " + d.page + " في مكانها.",
};

export const pageStateTexts = {
  draft: "تغييرات غير منشورة",
  published: "منشورة",
  never: "لم تُنشر بعد",
  hidden: "أخفاها مشغّل الموقع",
};

export const newPageTexts = {
  title: "صفحة جديدة",
  name: "الاسم",
  nameHint: "لا يراه أحد غيرك.",
  address: "العنوان",
  addressHint: "يمكنك أيضًا اختياره لاحقًا.",
  begin: "ابدأ بـ",
  starter: "قالب جاهز",
  starterHint: "تختاره في الشاشة التالية بحسب ما تعمله.",
  empty: "صفحة فارغة",
  copy: (d: { readonly page: string | number }): string => "نسخة من " + d.page,
  which: "الصفحة المنسوخة",
  copyPublic: (d: { readonly page: string | number }): string => "تحصل على ما يراه الزوّار من " + d.page + " دون التغييرات غير المنشورة، وتكون عامّة على عنوانها فورًا.",
  copyUnseen: (d: { readonly page: string | number }): string => "تحصل على ما يراه الزوّار من " + d.page + " دون التغييرات غير المنشورة. ولا يراها أحد ما دامت بلا عنوان.",
  copyEmpty: (d: { readonly page: string | number }): string => "لم تُنشر " + d.page + " قطّ، لذلك تبدأ الصفحة الجديدة فارغة.",
  submit: "إنشاء الصفحة",
  failed: "لم تُنشأ الصفحة",
};

export const pageDialogTexts = {
  renameTitle: "اسم الصفحة",
  addressTitle: "عنوان الصفحة",
  save: "حفظ",
};

export const deletePageTexts = {
  title: (d: { readonly page: string | number }): string => "حذف " + d.page,
  goes: "تُحذف الصفحة فورًا ونهائيًّا، مع صورها وسجلّها ومسودّتها على هذا الجهاز.",
  address: "يصبح عنوانها متاحًا للجميع من جديد بعد 30 يومًا.",
  confirm: (d: { readonly linkname: string | number }): string => "اكتب اسم رابطها للتأكيد: " + d.linkname,
  without: "لا عنوان لها بعد، فلم يرها أحد.",
  submit: "حذف الصفحة",
};
