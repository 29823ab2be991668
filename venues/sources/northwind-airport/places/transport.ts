import { text } from '../text.ts';
import { ALWAYS, type AirportPlace, another, DESK_HOURS, place, tenant } from './place-kit.ts';
import { hours } from '../../../src/dsl/hours.ts';

const RENTALS = [
  [
    'rental-goeland',
    text('Gull Cars', 'Goéland Location', 'غويلان لتأجير السيارات'),
    text(
      'Small cars and electric ones.',
      'Petites voitures et voitures électriques.',
      'سيارات صغيرة وكهربائية.',
    ),
    'bird',
  ],
  [
    'rental-caleche',
    text('Calèche Rent', 'Calèche Location', 'كاليش لتأجير السيارات'),
    text(
      'Estates and minibuses with child seats.',
      'Breaks et minibus avec sièges enfants.',
      'سيارات عائلية وحافلات صغيرة مع مقاعد للأطفال.',
    ),
    'wheel',
  ],
  [
    'rental-marlin',
    text('Marlin Mobility', 'Marlin Mobilité', 'مارلين للتنقل'),
    text(
      'Car sharing by the hour; unlock with your telephone.',
      'Autopartage à l’heure ; ouverture par téléphone.',
      'سيارات مشتركة بالساعة تُفتح بالهاتف.',
    ),
    'wave',
  ],
  [
    'rental-boreal',
    text('Boreal Drive', 'Boréal Drive', 'بوريال درايف'),
    text(
      'Vans, and cars with hand controls on request.',
      'Utilitaires, et voitures à commandes manuelles sur demande.',
      'شاحنات صغيرة، وسيارات بتحكم يدوي عند الطلب.',
    ),
    'hex',
  ],
] as const;

const LINES = [
  [1, 'Cap-aux-Vents', 'كاب أو فان', 10],
  [2, 'Port-Galet', 'بور غاليه', 20],
  [3, 'Saint-Audomar', 'سان أودومار', 30],
  [4, 'Côte des Phares', 'ساحل المنارات', 60],
] as const;

export const TRANSPORT: readonly AirportPlace[] = [
  ...RENTALS.map(([key, name, about, motif], index) =>
    tenant(key, name, about, {
      categories: ['car-rental'],
      motif,
      hours: DESK_HOURS,
      phone: `+33 555 010 50${index + 1}`,
      tags: ['car', 'voiture', 'سيارة', 'rental'],
    }),
  ),
  place(
    'rail-station',
    text('Rail station', 'Gare ferroviaire', 'محطة القطار'),
    text(
      'Trains to the city every 20 minutes; the platforms are below.',
      'Trains pour la ville toutes les 20 minutes ; quais en contrebas.',
      'قطارات إلى المدينة كل 20 دقيقة، والأرصفة في الأسفل.',
    ),
    {
      categories: ['transport'],
      hours: hours('Mo-Su 4:40-24:00', 'PH 5:20-24:00'),
      tags: ['train', 'gare', 'قطار'],
    },
  ),
  place(
    'rail-tickets',
    text('Train tickets', 'Billets de train', 'تذاكر القطار'),
    text(
      'An office and four machines that take cards and coins.',
      'Un guichet et quatre automates acceptant cartes et pièces.',
      'مكتب وأربع آلات تقبل البطاقات والنقود المعدنية.',
    ),
    {
      at: ['rail-tickets', 'rail-machine-1', 'rail-machine-2', 'rail-machine-3', 'rail-machine-4'],
      categories: ['transport', 'services'],
      hours: DESK_HOURS,
      phone: '+33 555 010 520',
      tags: ['ticket', 'billet', 'تذكرة'],
    },
  ),
  place(
    'taxi-rank',
    text('Taxis', 'Station de taxis', 'موقف سيارات الأجرة'),
    text(
      'In front of doors 1 and 2. Fixed fares to the city are on the sign.',
      'Devant les portes d’accès 1 et 2. Forfaits vers la ville affichés.',
      'أمام المدخلين 1 و2. الأسعار الثابتة إلى المدينة مكتوبة على اللوحة.',
    ),
    {
      categories: ['transport'],
      hours: ALWAYS,
      phone: '+33 555 010 530',
      tags: ['taxi', 'cab', 'تاكسي'],
    },
  ),
  ...LINES.map(([line, french, arabic, minutes]) =>
    place(
      `bus-stop-${line}`,
      text(
        `Bus ${line} to ${french}`,
        `Bus ${line} vers ${french}`,
        `الحافلة ${line} إلى ${arabic}`,
      ),
      text(
        `Every ${minutes} minutes from the island between the roads.`,
        `Toutes les ${minutes} minutes, depuis l’îlot entre les deux voies.`,
        minutes === 10
          ? 'كل 10 دقائق من الرصيف بين الطريقين.'
          : `كل ${minutes} دقيقة من الرصيف بين الطريقين.`,
      ),
      {
        categories: ['transport'],
        hours: hours('Mo-Su 5:00-23:40', 'PH 6:00-23:00'),
        tags: ['bus', 'autocar', 'حافلة', french],
        extra: { everyMinutes: minutes },
      },
    ),
  ),
  place(
    'drop-off',
    text('Drop-off', 'Dépose-minute', 'منطقة الإنزال'),
    text(
      'Ten minutes are free. Do not leave the car.',
      'Dix minutes gratuites. Ne quittez pas votre véhicule.',
      'عشر دقائق مجانًا. لا تترك السيارة.',
    ),
    {
      categories: ['transport'],
      hours: ALWAYS,
      tags: ['kiss and fly', 'dépose', 'إنزال'],
      extra: { freeMinutes: 10 },
    },
  ),
  place(
    'car-park-p1',
    text('Car park P1', 'Parking P1', 'موقف السيارات P1'),
    text(
      'Uncovered bays, twenty of them wide ones for wheelchair users and eighteen for charging.',
      'Places découvertes, dont vingt larges pour personnes à mobilité réduite et dix-huit de recharge.',
      'مواقف مكشوفة، منها عشرون واسعة لمستخدمي الكراسي المتحركة وثمانية عشر للشحن.',
    ),
    {
      categories: ['transport'],
      hours: ALWAYS,
      phone: '+33 555 010 540',
      tags: ['parking', 'stationnement', 'موقف'],
      extra: { level: 0 },
    },
  ),
  place(
    'parking-payment',
    text('Parking payment', 'Paiement du parking', 'دفع رسوم الموقف'),
    text(
      'In the arrivals hall, on the way to doors 1 and 2.',
      'Dans le hall des arrivées, vers les portes d’accès 1 et 2.',
      'في صالة الوصول باتجاه المدخلين 1 و2.',
    ),
    {
      at: ['parking-pay'],
      categories: ['transport', 'services'],
      hours: ALWAYS,
      tags: ['ticket', 'pay', 'payer', 'دفع'],
      instances: [
        another(
          'parking-payment-west',
          ['pay-station-1'],
          text(
            'Car park P1, west crossing.',
            'Parking P1, passage piéton ouest.',
            'الموقف P1 عند معبر المشاة الغربي.',
          ),
        ),
        another(
          'parking-payment-middle',
          ['pay-station-2'],
          text(
            'Car park P1, middle crossing.',
            'Parking P1, passage piéton central.',
            'الموقف P1 عند معبر المشاة الأوسط.',
          ),
        ),
        another(
          'parking-payment-east',
          ['pay-station-3'],
          text(
            'Car park P1, east crossing.',
            'Parking P1, passage piéton est.',
            'الموقف P1 عند معبر المشاة الشرقي.',
          ),
        ),
      ],
    },
  ),
  place(
    'bike-shelter',
    text('Bicycle shelter', 'Abri à vélos', 'مظلة الدراجات'),
    text(
      'Covered stands with a pump, near the rail station.',
      'Arceaux couverts et pompe, près de la gare.',
      'حوامل مسقوفة ومضخة هواء قرب محطة القطار.',
    ),
    { categories: ['transport'], hours: ALWAYS, tags: ['bike', 'vélo', 'دراجة'] },
  ),
];
