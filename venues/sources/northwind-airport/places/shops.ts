import { text } from '../text.ts';
import { type AirportPlace, DESK_HOURS, SHOP_HOURS, tenant } from './place-kit.ts';

export const SHOPS: readonly AirportPlace[] = [
  tenant(
    'duty-free',
    text('Blue Hour Duty Free', 'Blue Hour Duty Free', 'السوق الحرة «بلو آور»'),
    text(
      'Perfume, spirits, sweets and tobacco on both sides of the path from security to the rotunda.',
      'Parfums, spiritueux, confiseries et tabac de part et d’autre du chemin entre la sûreté et la rotonde.',
      'عطور وحلويات ومشروبات وتبغ على جانبي الطريق من التفتيش الأمني إلى القاعة الدائرية.',
    ),
    {
      categories: ['shops'],
      motif: 'moon',
      phone: '+33 555 010 201',
      tags: ['perfume', 'parfum', 'tax free', 'عطور'],
      scene: 'shop-front',
      social: [{ name: 'Blue Hour', url: 'https://social.example/blue-hour' }],
    },
  ),
  tenant(
    'arrivals-shop',
    text('Blue Hour Arrivals', 'Blue Hour Arrivées', 'بلو آور للوصول'),
    text(
      'Order before the flight, pick up on the way to your bags.',
      'Commandez avant le vol, retirez vos achats en allant chercher vos bagages.',
      'اطلب قبل الرحلة واستلم مشترياتك في طريقك إلى أمتعتك.',
    ),
    { categories: ['shops'], motif: 'moon', tags: ['click and collect', 'duty free'] },
  ),
  tenant(
    'bookshop',
    text('Page & Tide', 'Page & Marée', 'صفحة ومدّ'),
    text(
      'Novels in three languages, travel guides and a wall of maps.',
      'Romans en trois langues, guides de voyage et un mur de cartes.',
      'روايات بثلاث لغات وأدلة سفر وجدار كامل من الخرائط.',
    ),
    {
      categories: ['shops'],
      motif: 'book',
      phone: '+33 555 010 202',
      tags: ['books', 'livres', 'كتب', 'magazines'],
      scene: 'library',
    },
  ),
  tenant(
    'toys',
    text('Little Semaphore', 'Petit Sémaphore', 'الإشارة الصغيرة'),
    text(
      'Wooden toys, puzzles and games that fit in a backpack.',
      'Jouets en bois, puzzles et jeux qui tiennent dans un sac à dos.',
      'ألعاب خشبية وأحاجٍ وألعاب تتّسع لها حقيبة الظهر.',
    ),
    { categories: ['shops'], motif: 'kite', tags: ['children', 'jouets', 'أطفال', 'gifts'] },
  ),
  tenant(
    'fashion',
    text('Mistral & Wool', 'Mistral & Laine', 'ميسترال والصوف'),
    text(
      'Knitwear, scarves and raincoats from the coast.',
      'Mailles, écharpes et cirés de la côte.',
      'ملابس صوفية وأوشحة ومعاطف مطر من الساحل.',
    ),
    { categories: ['shops'], motif: 'stitch', tags: ['clothes', 'vêtements', 'ملابس'] },
  ),
  tenant(
    'electronics',
    text('Voltaire Electronics', 'Voltaire Électronique', 'فولتير للإلكترونيات'),
    text(
      'Headphones, adapters and chargers for every socket.',
      'Casques, adaptateurs et chargeurs pour toutes les prises.',
      'سماعات ومحوّلات وشواحن لكل المقابس.',
    ),
    {
      categories: ['shops'],
      motif: 'spark',
      phone: '+33 555 010 203',
      tags: ['adapter', 'chargeur', 'شاحن', 'headphones'],
    },
  ),
  tenant(
    'beauty',
    text('Salt Flower', 'Fleur de Sel Beauté', 'زهرة الملح للتجميل'),
    text(
      'Seaweed soaps, creams and travel sizes below 100 ml.',
      'Savons aux algues, crèmes et formats voyage de moins de 100 ml.',
      'صابون بالأعشاب البحرية وكريمات وأحجام سفر أقل من 100 مل.',
    ),
    { categories: ['shops'], motif: 'petal', tags: ['cosmetics', 'cosmétiques', 'تجميل'] },
  ),
  tenant(
    'comptoir',
    text('Northern Counter', 'Comptoir du Nord', 'متجر الشمال'),
    text(
      'Cheese, waffles, mustard and tins of mackerel to take home.',
      'Fromages, gaufres, moutarde et boîtes de maquereau à rapporter.',
      'أجبان ووافل وخردل وعلب إسقمري لتأخذها معك إلى البيت.',
    ),
    {
      categories: ['shops', 'food'],
      motif: 'wheel',
      phone: '+33 555 010 204',
      tags: ['regional', 'terroir', 'هدايا', 'cheese', 'fromage'],
      scene: 'shop-front',
    },
  ),
  tenant(
    'luggage-shop',
    text('Trunk & Sons', 'Malle & Fils', 'حقائب مال وأبناؤه'),
    text(
      'Suitcases, straps and locks; broken handles repaired while you wait.',
      'Valises, sangles et cadenas ; poignées réparées sur place.',
      'حقائب وأحزمة وأقفال، وإصلاح المقابض المكسورة فورًا.',
    ),
    { categories: ['shops'], motif: 'key', tags: ['suitcase', 'valise', 'حقيبة'] },
  ),
  tenant(
    'press',
    text('Open Sea Press', 'Kiosque Grand Large', 'كشك البحر الواسع'),
    text(
      'Newspapers, snacks and postcards.',
      'Journaux, en-cas et cartes postales.',
      'صحف ووجبات خفيفة وبطاقات بريدية.',
    ),
    {
      categories: ['shops'],
      motif: 'feather',
      tags: ['newspaper', 'journaux', 'صحف'],
      instances: [
        {
          key: 'press-pier-b',
          at: ['press-pier-b'],
          texts: {
            description: text(
              'In the middle of pier B, between gates B4 and B6.',
              'Au milieu de la jetée B, entre les portes B4 et B6.',
              'في منتصف الرصيف B بين البوابتين B4 وB6.',
            ),
          },
          hours: SHOP_HOURS,
        },
      ],
    },
  ),
  tenant(
    'pharmacy',
    text('Dune Pharmacy', 'Pharmacie des Dunes', 'صيدلية الكثبان'),
    text(
      'Medicines, first aid and vaccination advice for travellers.',
      'Médicaments, premiers soins et conseils de vaccination aux voyageurs.',
      'أدوية وإسعافات أولية ونصائح التطعيم للمسافرين.',
    ),
    {
      categories: ['shops', 'services'],
      motif: 'leaf',
      phone: '+33 555 010 205',
      hours: DESK_HOURS,
      tags: ['medicine', 'médicaments', 'دواء'],
      scene: 'pharmacy',
    },
  ),
  tenant(
    'sim-shop',
    text('Hello Offshore', 'Allô Large', 'ألو لارج'),
    text(
      'SIM cards, eSIMs and phone repairs.',
      'Cartes SIM, eSIM et réparation de téléphones.',
      'شرائح اتصال وشرائح إلكترونية وإصلاح الهواتف.',
    ),
    {
      categories: ['shops', 'services'],
      motif: 'comet',
      hours: DESK_HOURS,
      tags: ['sim', 'phone', 'téléphone', 'هاتف'],
    },
  ),
  tenant(
    'florist',
    text('Welcome Stems', 'Tiges de Bienvenue', 'زهور الترحيب'),
    text(
      'Bouquets for those who are waiting for somebody.',
      'Des bouquets pour ceux qui attendent quelqu’un.',
      'باقات زهور لمن ينتظرون أحبّتهم.',
    ),
    { categories: ['shops'], motif: 'petal', tags: ['flowers', 'fleurs', 'زهور'] },
  ),
];
