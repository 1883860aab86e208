// Compiled from the catalogue in `texts`: change that instead.

import { ar } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const signUpTexts = {
  title: "عنوان لهذه الصفحة",
  hint: "اختر عنوانًا وأنشئ حسابًا. تأتي صفحتك معك بكل ما فيها، وتُنشر.",
  hintWithoutPage: "اختر عنوانًا وأنشئ حسابًا.",
  address: "العنوان الذي تريده",
  addressHint: "يمكنك اختياره لاحقًا أيضًا.",
  later: "ليس الآن",
};

export const ownEditorTexts = {
  title: "هذا محرر الضيوف",
  hint: "تحتفظ علامة التبويب هذه وحدها بهذه الصفحة حتى تغلقها أو تسجل الخروج. وحسابك مفتوح، فانشر من محرر صفحتك.",
};

export const addressQuestionTexts = {
  title: "لا عنوان لصفحتك بعد",
  hint: "صفحتك منشورة، لكن لا أحد يستطيع فتحها. اختر اسم رابط فيراها الناس فورًا.",
  submit: "اعتماد هذا العنوان",
  later: "لاحقًا",
};

export const pageAddressTexts = {
  title: "صفحتك متاحة للجميع",
  hint: "يستطيع أي شخص فتحها من هذا العنوان. ضعه حيث يبحث الناس عنك.",
  address: "عنوان صفحتك",
  code: "رمز QR",
  share: "مشاركة",
};

export const unfinishedTexts = {
  title: (d: { readonly count: number }): string => String(plural(d.count, 0, ar, { zero: "لا بلاطات غير مكتملة", one: "بلاطة واحدة غير مكتملة", two: "بلاطتان غير مكتملتين", few: number("ar-u-nu-latn", d.count, 0) + " بلاطات غير مكتملة", many: number("ar-u-nu-latn", d.count, 0) + " بلاطة غير مكتملة", other: number("ar-u-nu-latn", d.count, 0) + " بلاطة غير مكتملة" })),
  hint: "اضغط على إحداها لتكملها. وحتى ذلك الحين لا يراها الزوار، أو لا يرون إلا اسمها.",
  noText: "لا نص بعد",
  anyway: "النشر على أي حال",
};

export const unwrittenTexts = {
  title: (d: { readonly count: number }): string => String(plural(d.count, 0, ar, { zero: "لا بلاطات بلا نص", one: "بلاطة واحدة بلا نص بعد", two: "بلاطتان بلا نص بعد", few: number("ar-u-nu-latn", d.count, 0) + " بلاطات بلا نص بعد", many: number("ar-u-nu-latn", d.count, 0) + " بلاطة بلا نص بعد", other: number("ar-u-nu-latn", d.count, 0) + " بلاطة بلا نص بعد" })),
  hint: (d: { readonly count: number }): string => String(plural(d.count, 0, ar, { zero: "يرى الزوار الأسماء.", one: "يرى الزوار اسمها ولا يجدون شيئًا عند فتحها. اضغط عليها لتكتب نصها.", two: "يرى الزوار اسميهما ولا يجدون شيئًا عند فتحهما. اضغط على إحداهما لتكتب نصها.", few: "يرى الزوار أسماءها ولا يجدون شيئًا عند فتحها. اضغط على إحداها لتكتب نصها.", many: "يرى الزوار أسماءها ولا يجدون شيئًا عند فتحها. اضغط على إحداها لتكتب نصها.", other: "يرى الزوار أسماءها ولا يجدون شيئًا عند فتحها. اضغط على إحداها لتكتب نصها." })),
  later: "لاحقًا",
};
