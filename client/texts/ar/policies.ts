// Compiled from the catalogue in `texts`: change that instead.

export const policyTexts = {
  changed: "آخر تغيير في",
  runBy: (d: { readonly name: string | number; readonly address: string | number }): string => "يدير هذا الموقع ⁨" + d.name + "⁩، ⁨" + d.address + "⁩.",
  writeTo: "راسلنا على",
  nobodyNamed: "لم تذكر هذه النسخة من يديرها.",
  nobodyNamedExplanation: "إلى أن تفعل ذلك، لا أحد مسؤول عن النص أدناه. إذا كنت تدير هذا الموقع، فاقرأ النص واذكر اسمك في إعداداته.",
  descriptions: {
    terms: (d: { readonly siteName: string | number }): string => "شروط استخدام ⁨" + d.siteName + "⁩.",
    privacy: (d: { readonly siteName: string | number }): string => "ما يخزّنه ⁨" + d.siteName + "⁩ عن الناس، وإلى متى، ومن يراه.",
  },
};
