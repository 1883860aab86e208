// Compiled from the catalogue in `texts`: change that instead.

export const installTexts = {
  description: "رابط قصير واحد ببلاطات تُفتح: صفحة خاصة بك تنجزها في دقائق.",
  screenshot: "المحرر مع صفحة ومعاينتها",
};

export const offlineTexts = {
  title: "لا يوجد اتصال",
  explanation: "تحتاج هذه الصفحة إلى اتصال. أما محرر الضيوف فيعمل بدونه.",
  notice: "لا يمكن الوصول إلى الخادم. كل ما يحتاج إليه سينتظر.",
};

export const updateTexts = {
  ready: "إصدار جديد من هذا الموقع جاهز.",
};

export const crashTexts = {
  part: "حدث خطأ هناك. ما أنجزته لا يزال هنا.",
  action: "لم ينجح ذلك. حاول مجددًا أو أعد تحميل الصفحة.",
  preview: "تعذّر عرض المعاينة",
  screen: "حدث خطأ فيها. ما أنجزته لا يزال هنا.",
  everything: "حدث خطأ. أعد تحميل هذه الصفحة للمتابعة.",
};
