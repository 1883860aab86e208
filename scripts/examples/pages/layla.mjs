import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, heading, note, paragraph, steps } from '../rich-text.mjs';
import { face } from '../portraits.mjs';
import { archesAndStars } from '../wallpapers.mjs';

const letters = tile(
  'الحروف العربية في عشرة أيام',
  paragraph('ثمانية وعشرون حرفًا، لكن الأشكال الأساسية أقل من عشرين. نتعلّم كل يوم بضعة أحرف، ونكتب بها كلمة.'),
  steps(
    'اليوم الأول: ا ب ت ث — **باب** (door)',
    'اليوم الثاني: د ذ ر ز — **دار** (house)',
    'اليوم الثالث: ن ي و — **نور** (light)',
    'اليوم الرابع: م ل ك — **ملك** (king)',
    'اليوم الخامس: س ش — **شمس** (sun)',
  ),
  paragraph('انتبه: ستة أحرف لا تتصل بما بعدها: **ا د ذ ر ز و**.'),
);

const greetings = tile(
  'عشر جمل لليوم الأول',
  bullets(
    'السلام عليكم — peace be upon you',
    'صباح الخير — good morning',
    'كيف حالك؟ — how are you',
    'بخير، شكرًا — well, thank you',
    'اسمي ليلى — my name is Layla',
    'من فضلك — please',
    'أين المحطة؟ — where is the station',
    'بكم هذا؟ — how much is this',
    'لا أفهم — I do not understand',
    'مع السلامة — goodbye',
  ),
);

const numbers = tile(
  'كيف تقرأ الأرقام',
  paragraph('نكتب الكلمات من اليمين إلى اليسار، ونكتب الأرقام من اليسار إلى اليمين. السعر **٢٥** هو خمسة وعشرون.'),
  bullets(
    '٠ صفر · ١ واحد · ٢ اثنان · ٣ ثلاثة · ٤ أربعة',
    '٥ خمسة · ٦ ستة · ٧ سبعة · ٨ ثمانية · ٩ تسعة',
    '١٠ عشرة · ٢٠ عشرون · ١٠٠ مئة · ١٠٠٠ ألف',
  ),
  paragraph('تدرّب: اقرأ أرقام السيارات في الشارع بصوت عالٍ. عشر سيارات كل صباح.'),
);

const mistakes = tile(
  'أخطاء أول عام',
  steps(
    'نطق **ح** مثل **هـ**: الحاء من وسط الحلق، بلا صوت.',
    'نسيان الشدّة: **درس** (he studied) ليست **درّس** (he taught).',
    'قراءة لام **الشمس**: نقول _ash-shams_ لا _al-shams_.',
    'جمع غير العاقل مفرد مؤنث: **الكتب جديدة**.',
    'الخوف من الخطأ. هذا أكبر خطأ.',
  ),
);

const lessons = tile(
  'تعلم معي',
  heading('درس فردي'),
  paragraph('خمس وأربعون دقيقة، عن بُعد أو في عمّان، جبل اللويبدة: **١٥ دينارًا**. الدرس الأول مجاني.'),
  heading('مجموعة'),
  paragraph('الأحد والثلاثاء، السادسة مساءً، ستة أشخاص على الأكثر: **٦ دنانير** للدرس.'),
  paragraph('اكتب إليّ: [layla@example.org](mailto:layla@example.org)'),
  note('English: individual lessons online or in Amman; write to me in any language.'),
);

/** A teacher of Arabic: a page from right to left. */
export const layla = {
  linkname: 'layla-arabic',
  design: design({
    title: 'ليلى تعلم العربية',
    titleColor: '#0d3b3e',
    ground: '#f6ead2',
    links: linksTo('layla', 'home', 'instagram', 'youtube'),
    look: {
      text: color('#ffffff'),
      button: color('#11565a'),
      hover: color('#1b7479'),
      border: color('#d9a441'),
      shadow: color('#0d3b3e', 0.25),
      radius: 8,
      thickness: 40,
    },
    tiles: [letters, greetings, numbers, mistakes, lessons],
  }),
  portrait: face({ ground: '#d9a441', skin: '#d8a27c', hair: '#7b2f4a', shirt: '#0f4b50', cut: 'scarf' }),
  wallpaper: archesAndStars(),
};
