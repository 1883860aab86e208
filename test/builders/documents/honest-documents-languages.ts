import {
  bold,
  bullet,
  bullets,
  centered,
  code,
  huge,
  indented,
  ink,
  italic,
  large,
  link,
  number,
  numbers,
  p,
  right,
  small,
  type Lines,
} from './delta.js';

/** Other scripts, both writing directions, and symbols. */
export const LANGUAGE_DOCUMENTS: Readonly<Record<string, readonly Lines[]>> = {
  Arabic: [
    p(large(bold('مرحبا بكم في حديقتي'))),
    p('نزرع الليمون والتين والزيتون منذ عام 1987، ونبيع ', bold('زيت الزيتون'), ' في الخريف.'),
    bullets('ليمون', 'تين', 'زيتون'),
    numbers('اتصل بنا', 'زرنا'),
  ],
  'Hebrew with Latin words': [
    p('ברוכים הבאים ל-', bold('Tessera'), ', דף אחד לכל מה שאתם יודעים.'),
    p('גרסה 2.0 (beta)'),
    right('בצד'),
    centered('באמצע'),
    indented(2)('מוזח'),
  ],
  'Hebrew lists': [number()('ראשון'), number(1)('ראשון א'), bullet(2)('נקודה'), number()('שני ', link('https://example.org', 'קישור'))],
  Bilingual: [
    p('English first.'),
    p('ثم بالعربية.'),
    p('Then English again, with ', bold('عربي'), ' in it.'),
    bullets('apple', 'تفاحة', 'olive זית'),
  ],
  'Persian code remark': [p('کد:'), code('x = 1  # مقدار اولیه', 'مقدار = 2', 'print(x)'), p('پایان')],
  Chinese: [
    p(bold('柠檬蛋糕')),
    p('四个鸡蛋，二百五十克糖，一小撮盐。把鸡蛋和糖打至发白，再加入面粉轻轻拌匀，放入烤箱，一百八十度烤四十五分钟。'),
    numbers('打蛋', '加糖', '烘烤'),
  ],
  Japanese: [
    p(large('東京の散歩道')),
    p('朝七時に出発。', ink('#1e6658', '緑の門'), 'をくぐり、川沿いを歩きます。「お気をつけて」'),
    bullets('地図', '水筒'),
  ],
  Korean: [p('안녕하세요. ', italic('천천히'), ' 읽어 주세요.'), p(small('감사합니다'))],
  Emoji: [
    p('🍋🍋🍋 ', bold('Lemons!'), ' 👩🏽‍🌾 👨‍👩‍👧‍👦 🏳️‍🌈 🇮🇹'),
    p(huge('🎉')),
    bullets('✅ done', '⏳ waiting', '❌ never'),
    centered('· · ·  ✂  · · ·'),
  ],
  'Greek, Cyrillic, Thai and Devanagari': [p('Καλημέρα, ', bold('добрый день'), ', สวัสดีครับ, नमस्ते'), p('Žluťoučký kůň, ǅ, ﬁ, ß, İı, é é')],
  'Invisible signs': [
    p('soft\u00adhyphen, zero\u200bwidth, join\u200der, word\u2060joiner, \u200fmark\u200e'),
    p('thin\u2009space, em\u2003space, ideographic\u3000space, line\u2028separator'),
  ],
};
