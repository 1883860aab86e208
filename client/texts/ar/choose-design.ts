// Compiled from the catalogue in `texts`: change that instead.

export const chooseDesignTexts = {
  outdated: {
    title: "أي النسختين تريد الإبقاء عليها؟",
    explanation: "على هذا الجهاز تغييرات لم تنشرها قط، وقد نُشرت صفحتك بعدها من مكان آخر.",
    mine: "الإبقاء على نسختي",
  },
  elsewhere: {
    title: "نُشرت صفحتك من مكان آخر",
    explanation: "حدث ذلك وأنت تحرّر، على جهاز آخر أو في علامة تبويب أخرى. لم يُستبدل شيء.",
    mine: "نشر نسختي",
  },
  keepEditing: "متابعة التحرير",
  loss: "إذا حمّلت النسخة الأخرى، فستفقد تغييراتك.",
  loadTheirs: "تحميل النسخة الأخرى",
  look: "عرض النسخة الأخرى",
  lookTitle: "النسخة الأخرى",
  back: "رجوع",
};
