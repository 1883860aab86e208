// Compiled from the catalogue in `texts`: change that instead.

export const verifiedEmailTexts = {
  to: (d: { readonly email: string | number }): string => "نرسل رابطًا إلى ⁨" + d.email + "⁩. افتحه على أي جهاز، ثم أكمل هنا.",
  send: "إرسال الرسالة",
  sent: (d: { readonly email: string | number }): string => "رسالة إلى ⁨" + d.email + "⁩ في طريقها إليك. افتح الرابط الذي فيها على أي جهاز، ثم أكمل هنا. وقد تجدها في مجلد الرسائل غير المرغوب فيها.",
  again: "إرسالها مرة أخرى",
  resting: "يمكنك طلب رسالة أخرى بعد بضع ثوانٍ.",
  verified: "عنوان بريدك الإلكتروني مؤكَّد.",
};
