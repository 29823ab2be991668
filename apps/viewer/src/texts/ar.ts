import type { ViewerTexts } from './viewer-texts.ts';

export const ar: ViewerTexts = {
  search: 'بحث',
  searchHint: 'ابحث عن مكان',
  clearSearch: 'مسح البحث',
  categories: 'الفئات',
  allPlaces: 'كل الأماكن',
  back: 'رجوع',
  places: (count, plural) => {
    if (plural === 'one') return 'مكان واحد';
    if (plural === 'two') return 'مكانان';
    if (plural === 'few') return `${count} أماكن`;
    return plural === 'many' ? `${count} مكانًا` : `${count} مكان`;
  },
  nothingFound: (query) => `لا توجد نتائج للبحث عن «${query}». جرّب كلمة أقصر.`,
  openNow: 'مفتوح الآن',
  closedNow: 'مغلق الآن',
  openingHours: 'ساعات العمل',
  everyDay: 'كل يوم',
  website: 'الموقع الإلكتروني',
  phone: 'الهاتف',
  directions: 'الاتجاهات',
  from: 'من',
  to: 'إلى',
  choosePlace: 'اختر مكانًا هنا أو على الخريطة',
  swap: 'تبديل البداية والوجهة',
  stepFree: 'مسار بدون درج',
  noRoute: 'لم يُعثر على مسار بين هذين المكانين.',
  sameEnds: 'نقطة البداية والوجهة هما المكان نفسه.',
  steps: 'الخطوات',
  floors: 'الطوابق',
  building: 'المبنى',
  language: 'اللغة',
  share: 'مشاركة',
  copied: 'تم نسخ الرابط',
  copyFailed: 'انسخ هذا الرابط:',
  close: 'إغلاق',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  showAll: 'إظهار الخريطة كاملة',
  openMap: 'فتح الخريطة',
  touchToBegin: 'المس الشاشة للبدء',
  stillThere: 'هل ما زلت هنا؟',
  beginsAnew: (time) => `ستُعاد الخريطة إلى وضعها الأول بعد ${time}.`,
  goOn: 'متابعة',
  startAgain: 'البدء من جديد',
  notFollowed: (parameter) => `تعذّر استخدام جزء من الرابط (${parameter}):`,
  loading: 'جارٍ تحميل الخريطة',
  cannotShow: 'تعذّر عرض الخريطة',
  tryAgain: 'إعادة المحاولة',
  openTitle: 'فتح خريطة',
  openHint: 'اختر مكانًا أو افتح حزمة MVF خاصة بك. يبقى ملفك في هذا المتصفح.',
  venues: 'الخرائط',
  openFile: 'فتح ملف',
  dropFile: 'أو أفلِت ملفًا هنا.',
  fileAddress: 'رابط الملف',
  openAddress: 'فتح الرابط',
  badAddress: 'أدخل رابطًا يبدأ بـ \u2068https://\u2069.',
  download: 'تنزيل الملف',
  otherMap: 'فتح خريطة أخرى',
  failures: {
    'unknown-venue': ({ name }) =>
      `لا توجد خريطة باسم ${isolate(name)}. تحقق من الرابط. إذا كانت الخريطة خاصة فاطلب رابطًا يتيح الوصول إليها.`,
    private: () => 'هذه الخريطة خاصة والرابط لا يتيح الوصول إليها. اطلب رابطًا جديدًا ممن أرسله.',
    'no-answer': () => 'تعذّر تحميل الخريطة. تحقق من الاتصال ثم أعد المحاولة.',
    'no-webgl': () =>
      'لا يستطيع هذا المتصفح عرض الخرائط لأن \u2068WebGL 2\u2069 معطّل أو غير متوفر. فعّل تسريع الأجهزة في إعدادات المتصفح أو استخدم متصفحًا آخر.',
    damaged: ({ name }) =>
      `الملف ${isolate(name)} تالف أو غير مكتمل. نزّله أو صدّره من جديد ثم افتح الملف الجديد.`,
    'not-a-bundle': ({ name }) =>
      `الملف ${isolate(name)} ليس حزمة MVF. اختر ملف zip لمكان بصيغة MVF.`,
    convertible: ({ name, format = '' }) =>
      `الملف ${isolate(name)} بصيغة ${isolate(format)} وليس حزمة MVF. حوّله بالأمر ${isolate('mvf convert')} ثم افتح الناتج.`,
    'too-large': ({ name, most = 0 }) =>
      `الملف ${isolate(name)} أكبر من أن يُفتح في متصفح. الحد الأقصى للحجم هو ${isolate(`${most} MB`)}.`,
    'not-found': ({ name }) => `لم يُعثر على ملف في ${isolate(name)}. تحقق من الرابط.`,
    refused: ({ host = '' }) =>
      `لم يرسل ${isolate(host)} الملف. حاول لاحقًا، أو نزّل الملف وافتحه هنا.`,
    offline: () => 'أنت غير متصل بالإنترنت. اتصل بالإنترنت أو افتح ملفًا من هذا الجهاز.',
    blocked: ({ host = '' }) =>
      `لا يُسمح لهذه الصفحة بتحميل ملفات من ${isolate(host)}. نزّل الملف ثم افتحه هنا.`,
    'cross-origin': ({ host = '' }) =>
      `لا يسمح ${isolate(host)} للمواقع الأخرى بتحميل هذا الملف. نزّل الملف ثم افتحه هنا.`,
    insecure: ({ host = '' }) =>
      `الرابط على ${isolate(host)} يبدأ بـ \u2068http\u2069، لكن هذه الصفحة لا تحمّل الملفات إلا عبر \u2068https\u2069. استخدم \u2068https\u2069، أو نزّل الملف وافتحه هنا.`,
    other: () => 'حدث خطأ ما. حاول من جديد.',
  },
};

/** Keeps the direction of a name apart from that of the sentence. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
