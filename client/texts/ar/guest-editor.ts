// Compiled from the catalogue in `texts`: change that instead.

export const guestEditorTexts = {
  heading: "صفحة محرر الضيوف",
  notice: "ساحة لتجربة كل شيء: لا يُحفظ هنا شيء. تحتفظ علامة التبويب هذه وحدها بصفحتك حتى تغلقها. وإنشاء الحساب مجاني، وتأتي صفحتك معك.",
  noticeNotKept: "ساحة لتجربة كل شيء: لا يُحفظ هنا شيء. لا يسمح هذا المتصفح لعلامة التبويب بالاحتفاظ بصفحتك، فتضيع عند إعادة التحميل. وإنشاء الحساب مجاني.",
  state: "علامة التبويب هذه وحدها تحتفظ بصفحتك",
  stateNotKept: "تضيع صفحتك عند إعادة التحميل",
  publishRefused: "أنشئ حسابًا لتحفظ صفحتك",
  linknameToChoose: "YourLinkHere",
  signUpForAddress: "أنشئ حسابًا لتحصل على رابط مثل",
  toOwnEditor: "تحرير صفحتك",
};
