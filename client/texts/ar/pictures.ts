// Compiled from the catalogue in `texts`: change that instead.

export const fileTexts = {
  drop: "أفلت صورة هنا",
  choose: "اختيار ملف",
  chosen: "الملف المختار:",
  discard: (d: { readonly name: string | number }): string => "عدم استخدام الملف ⁨" + d.name + "⁩",
};

export const uploadTexts = {
  progress: "تقدّم الرفع",
  sending: (d: { readonly percent: string | number }): string => "جارٍ الرفع: ⁨" + d.percent + "%⁩",
  preparing: "تم الرفع. جارٍ تجهيز الصورة…",
  done: "رُفعت الصورة.",
  cancel: "إلغاء الرفع",
  cancelled: "أُلغي الرفع.",
};

export const wallpaperTexts = {
  kinds: "jpg أو jpeg أو png",
  note: "الأفضل صورة jpg، والحد الأقصى 10 ميغابايت. ويجب تأكيد بريدك الإلكتروني قبل الرفع.",
  notVerified: "لم يُؤكَّد بريدك الإلكتروني بعد.",
  none: "لا خلفية بعد",
  current: "خلفيتك الحالية",
  chooseFirst: "اختر صورة لتحديث الخلفية.",
  update: "تحديث الخلفية",
  updating: "جارٍ الرفع",
  remove: "إزالة الخلفية الحالية",
  uploaded: "تم رفع الصورة، أعد تحميل الموقع لترى التغييرات",
  refused: "تعذّر الرفع. يجب ألا يزيد حجم الصورة على 10 ميغابايت",
  failed: "خطأ آخر",
  tooLarge: "هذه الصورة أكبر من 10 ميغابايت. اختر صورة أصغر، أو احفظها بصيغة jpg.",
  deleted: "تم حذف الصورة بنجاح",
  deleteFailed: (d: { readonly status: string | number }): string => "خطأ في إزالة الصورة: ⁨" + d.status + "⁩",
  look: "التعتيم والتمويه وما يبقى ظاهرًا",
};
