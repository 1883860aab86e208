// Compiled from the catalogue in `texts`: change that instead.

import { number } from '@messageformat/runtime';

export const blogTexts = {
  title: "المدونة",
  description: (d: { readonly siteName: string | number }): string => "ما تعلّمناه عن تدوين الأشياء بحيث يستفيد منها الآخرون، من ⁨" + d.siteName + "⁩.",
  minutes: (d: { readonly minutes: number }): string => "، " + number("ar-u-nu-latn", d.minutes, 0) + " د",
  goToPost: "إلى المقال",
  allPosts: "كل المقالات",
  none: "لا توجد مقالات بعد.",
  listFailed: "تعذّر تحميل المقالات",
  listFailedExplanation: "لا يمكن قراءة المقالات في هذه اللحظة. لم يُفقد شيء: حاول مجددًا بعد بضع ثوانٍ.",
  postFailedExplanation: "لا يمكن تحميل هذا المقال في هذه اللحظة. حاول مجددًا بعد بضع ثوانٍ.",
};
