// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const guestEditorTexts = {
  heading: "صفحة محرر الضيوف",
  notice: "ساحة لتجربة كل شيء: لا يُحفظ هنا شيء. وإنشاء الحساب مجاني، وتأتي صفحتك معك.",
  state: "لا يُحفظ هنا شيء",
  publishRefused: "أنشئ حسابًا لتحفظ صفحتك",
  linknameToChoose: "YourLinkHere",
  signUpForAddress: "أنشئ حسابًا لتحصل على رابط مثل",
  toOwnEditor: "تحرير صفحتك",
};
