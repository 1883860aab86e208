// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const signUpTexts = {
  title: "عنوان لهذه الصفحة",
  hint: "اختر عنوانًا وأنشئ حسابًا. تأتي صفحتك معك بكل ما فيها.",
  address: "العنوان الذي تريده",
  addressHint: "يمكنك اختياره لاحقًا أيضًا.",
  later: "ليس الآن",
};

export const ownEditorTexts = {
  title: "هذا محرر الضيوف",
  hint: "لا يُحفظ هنا شيء. وحسابك مفتوح، فانشر من محرر صفحتك.",
};
