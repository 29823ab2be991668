import { text } from '../text.ts';
import { type AirportPlace, FOOD_HOURS, SHOP_HOURS, tenant } from './place-kit.ts';

export const FOOD: readonly AirportPlace[] = [
  tenant(
    'cafe-check-in',
    text('Café Embarcadère', 'Café Embarcadère', 'مقهى المرسى'),
    text(
      'Espresso, croissants and sandwiches, before security.',
      'Expresso, croissants et sandwichs, avant la sûreté.',
      'إسبريسو وكرواسون وشطائر قبل التفتيش الأمني.',
    ),
    {
      categories: ['cafes'],
      motif: 'cup',
      hours: FOOD_HOURS,
      phone: '+33 555 010 301',
      tags: ['coffee', 'café', 'قهوة'],
      scene: 'cafe',
      instances: [
        {
          key: 'cafe-embarcadere-pier-b',
          at: ['cafe-b'],
          texts: {
            description: text(
              'At the root of pier B, after passport control.',
              'À l’entrée de la jetée B, après le contrôle des passeports.',
              'في بداية الرصيف B بعد مراقبة الجوازات.',
            ),
          },
          hours: FOOD_HOURS,
        },
        {
          key: 'cafe-embarcadere-pier-a',
          at: ['coffee-cart'],
          texts: {
            description: text(
              'A round cart at the end of pier A, by gates A9 and A10.',
              'Un chariot rond au bout de la jetée A, près des portes A9 et A10.',
              'عربة مستديرة في نهاية الرصيف A قرب البوابتين A9 وA10.',
            ),
          },
          hours: SHOP_HOURS,
        },
      ],
    },
  ),
  tenant(
    'cafe-rotunda',
    text('Second Breakfast', 'Deuxième Petit-Déj', 'الفطور الثاني'),
    text(
      'Eggs, porridge and pancakes all day, with a view of the apron.',
      'Œufs, porridge et pancakes toute la journée, avec vue sur les avions.',
      'بيض وشوفان وفطائر طوال اليوم مع إطلالة على الطائرات.',
    ),
    {
      categories: ['cafes'],
      motif: 'sun',
      hours: FOOD_HOURS,
      tags: ['breakfast', 'petit déjeuner', 'فطور'],
    },
  ),
  tenant(
    'seafood',
    text('The Lighthouse Table', 'La Table du Phare', 'مائدة المنارة'),
    text(
      'Mussels, sole and oysters behind the north windows of the rotunda.',
      'Moules, sole et huîtres devant les baies nord de la rotonde.',
      'بلح البحر وسمك موسى ومحار أمام النوافذ الشمالية للقاعة الدائرية.',
    ),
    {
      categories: ['restaurants'],
      motif: 'fish',
      hours: FOOD_HOURS,
      phone: '+33 555 010 302',
      tags: ['fish', 'poisson', 'سمك'],
      scene: 'food-court',
      links: [{ label: 'Menu', url: 'https://the-lighthouse-table.example/menu' }],
    },
  ),
  tenant(
    'brasserie',
    text('Brasserie Zéphyr', 'Brasserie Zéphyr', 'براسري زفير'),
    text(
      'Carbonnade, omelettes and salads; dishes in twelve minutes on request.',
      'Carbonnade, omelettes et salades ; plats en douze minutes sur demande.',
      'يخنة اللحم والعجة والسلطات، مع أطباق جاهزة خلال 12 دقيقة عند الطلب.',
    ),
    {
      categories: ['restaurants'],
      motif: 'feather',
      hours: FOOD_HOURS,
      phone: '+33 555 010 303',
      tags: ['lunch', 'dîner', 'عشاء'],
      scene: 'food-court',
    },
  ),
  tenant(
    'champagne-bar',
    text('Altitude Bar', 'Bar Altitude', 'بار ألتيتود'),
    text(
      'Cider, champagne and alcohol-free cocktails at a counter in the rotunda.',
      'Cidre, champagne et cocktails sans alcool au comptoir de la rotonde.',
      'عصائر تفاح فوّارة وكوكتيلات خالية من الكحول وغيرها على منضدة في القاعة الدائرية.',
    ),
    {
      categories: ['cafes'],
      motif: 'drop',
      hours: FOOD_HOURS,
      tags: ['bar', 'cocktail', 'mocktail'],
    },
  ),
  tenant(
    'bistro-a',
    text('Taxiway Bistro', 'Bistrot du Taxiway', 'بيسترو المدرج'),
    text(
      'Soups, tarts and the dish of the day at the root of pier A.',
      'Soupes, tartes et plat du jour à l’entrée de la jetée A.',
      'شوربات وفطائر مالحة وطبق اليوم في بداية الرصيف A.',
    ),
    {
      categories: ['restaurants', 'cafes'],
      motif: 'lantern',
      hours: FOOD_HOURS,
      tags: ['soup', 'soupe', 'حساء'],
    },
  ),
  tenant(
    'bakery',
    text('First Batch', 'Première Fournée', 'الخبزة الأولى'),
    text(
      'Bread from four in the morning, and hot chocolate for those who wait.',
      'Du pain dès quatre heures du matin, et du chocolat chaud pour ceux qui attendent.',
      'خبز طازج من الرابعة صباحًا وشوكولاتة ساخنة للمنتظرين.',
    ),
    {
      categories: ['cafes'],
      motif: 'loaf',
      hours: FOOD_HOURS,
      phone: '+33 555 010 304',
      tags: ['bread', 'pain', 'خبز'],
      scene: 'cafe',
    },
  ),
  tenant(
    'gallery-cafe',
    text('Contrail Coffee', 'Café Sillage', 'قهوة الأثر الأبيض'),
    text(
      'A counter in the viewing gallery: filter coffee and lemonade.',
      'Un comptoir dans la galerie panoramique : café filtre et limonade.',
      'منضدة في شرفة المشاهدة: قهوة مفلترة وعصير ليمون.',
    ),
    { categories: ['cafes'], motif: 'cloud', hours: SHOP_HOURS, tags: ['coffee', 'café', 'قهوة'] },
  ),
];
