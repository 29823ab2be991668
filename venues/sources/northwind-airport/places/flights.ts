import { type Pier, PIER_A, PIER_B } from '../edges.ts';
import { type Gate, gatesOf } from '../pier.ts';
import { sign, text } from '../text.ts';
import { ALWAYS, type AirportPlace, FLIGHT_HOURS, place } from './place-kit.ts';

/** Metres that one walks in a minute with hand luggage. */
const PACE = 70;
/** Metres from security through the duty-free shop to the middle of the rotunda. */
const TO_ROTUNDA = 80;

function gate(pier: Pier, { key, number, from, to }: Gate): AirportPlace {
  const { letter } = pier;
  const name = `${letter}${number}`;
  const minutes = Math.round((TO_ROTUNDA + (from + to) / 2) / PACE) + 1;
  const isAbroad = letter === 'B';
  return {
    key,
    type: 'gate',
    texts: {
      name: text(`Gate ${name}`, `Porte ${name}`, `البوابة ${name}`),
      shortName: sign(name),
      description: isAbroad
        ? text(
            `Pier B, behind passport control, ${minutes} minutes on foot from security.`,
            `Jetée B, après le contrôle des passeports, à ${minutes} minutes à pied du contrôle de sûreté.`,
            `الرصيف B، بعد مراقبة الجوازات، على بعد ${minutes} دقائق سيرًا من التفتيش الأمني.`,
          )
        : text(
            `Pier A, ${minutes} minutes on foot from security.`,
            `Jetée A, à ${minutes} minutes à pied du contrôle de sûreté.`,
            `الرصيف A، على بعد ${minutes} دقائق سيرًا من التفتيش الأمني.`,
          ),
    },
    at: [key, `${key}-desk`],
    categories: ['gates'],
    hours: FLIGHT_HOURS,
    images: ['assets/scenes/gate.svg'],
    tags: [name, 'boarding', 'embarquement', 'صعود', `pier ${letter}`],
    extra: { pier: letter, schengen: !isAbroad, minutesFromSecurity: minutes },
  };
}

export const GATES: readonly AirportPlace[] = [PIER_A, PIER_B].flatMap((pier) =>
  gatesOf(pier).map((one) => gate(pier, one)),
);

const ISLANDS = [
  ['a', 'Norrsken Air, Aeolia', 14],
  ['b', 'Cormoran, Levant Wings', 14],
  ['c', 'Albatros Express', 14],
  ['d', 'Sirocco, Fjordlink', 14],
] as const;

export const CHECK_IN: readonly AirportPlace[] = [
  ...ISLANDS.map(([letter, airlines, desks]) => {
    const name = letter.toUpperCase();
    return place(
      `check-in-${letter}`,
      text(`Check-in ${name}`, `Enregistrement ${name}`, `تسجيل السفر ${name}`),
      text(
        `${desks} desks of ${airlines}. Desks close 45 minutes before departure.`,
        `${desks} comptoirs de ${airlines}. Fermeture 45 minutes avant le départ.`,
        `${desks} منضدة لشركات ${airlines}. تُغلق قبل موعد الإقلاع بـ 45 دقيقة.`,
      ),
      {
        categories: ['check-in'],
        hours: FLIGHT_HOURS,
        tags: [airlines, 'desk', 'comptoir', 'منضدة'],
        extra: { desks },
      },
    );
  }),
  place(
    'bag-drop',
    text('Bag drop', 'Dépose-bagages', 'تسليم الأمتعة'),
    text(
      'Six automatic belts for passengers who have checked in online.',
      'Six tapis automatiques pour les passagers déjà enregistrés en ligne.',
      'ستة سيور آلية للمسافرين الذين سجّلوا سفرهم عبر الإنترنت.',
    ),
    { categories: ['check-in', 'baggage'], hours: ALWAYS, tags: ['luggage', 'bagage', 'أمتعة'] },
  ),
  place(
    'self-check-in',
    text('Self check-in', 'Bornes d’enregistrement', 'أكشاك التسجيل الذاتي'),
    text(
      'Twelve kiosks print boarding passes and bag tags.',
      'Douze bornes impriment cartes d’embarquement et étiquettes à bagages.',
      'اثنا عشر كشكًا لطباعة بطاقات الصعود وبطاقات الأمتعة.',
    ),
    {
      at: Array.from({ length: 12 }, (_, index) => `self-check-in-${index + 1}`),
      categories: ['check-in'],
      hours: ALWAYS,
      tags: ['kiosk', 'borne', 'boarding pass'],
    },
  ),
  place(
    'ticket-office',
    text('Ticket office', 'Billetterie', 'مكتب التذاكر'),
    text(
      'Tickets and changes of booking for all airlines of the terminal.',
      'Billets et modifications de réservation pour toutes les compagnies du terminal.',
      'التذاكر وتعديل الحجوزات لجميع شركات الطيران في المبنى.',
    ),
    {
      categories: ['check-in', 'services'],
      hours: FLIGHT_HOURS,
      phone: '+33 555 010 110',
      tags: ['booking', 'réservation', 'حجز'],
      scene: 'reception',
    },
  ),
];

export const CONTROLS: readonly AirportPlace[] = [
  place(
    'security',
    text('Security', 'Contrôle de sûreté', 'التفتيش الأمني'),
    text(
      'Seven lanes. Once through, the way back to the public hall leads through baggage reclaim.',
      'Sept files. Une fois passé, on revient au hall public par la livraison des bagages.',
      'سبعة ممرات. بعد العبور تكون العودة إلى الصالة العامة عبر استلام الأمتعة.',
    ),
    {
      categories: ['controls'],
      hours: FLIGHT_HOURS,
      tags: ['screening', 'sûreté', 'فحص'],
      scene: 'security',
      extra: { lanes: 7 },
    },
  ),
  place(
    'passport',
    text('Passport control', 'Contrôle des passeports', 'مراقبة الجوازات'),
    text(
      'For gates B1 to B8. Three electronic gates and five booths.',
      'Pour les portes B1 à B8. Trois sas électroniques et cinq guichets.',
      'للبوابات من B1 إلى B8. ثلاث بوابات إلكترونية وخمسة أكشاك.',
    ),
    {
      categories: ['controls'],
      hours: FLIGHT_HOURS,
      tags: ['border', 'frontière', 'immigration', 'حدود'],
    },
  ),
  place(
    'customs',
    text('Customs, nothing to declare', 'Douane, rien à déclarer', 'الجمارك: لا شيء للتصريح'),
    text(
      'The green channel from baggage reclaim to the arrivals hall. There is no way back.',
      'Le canal vert, de la livraison des bagages au hall des arrivées. Retour impossible.',
      'الممر الأخضر من استلام الأمتعة إلى صالة الوصول، ولا عودة منه.',
    ),
    { categories: ['controls'], hours: ALWAYS, tags: ['green channel', 'canal vert'] },
  ),
  place(
    'customs-red',
    text('Customs, goods to declare', 'Douane, marchandises à déclarer', 'الجمارك: بضائع للتصريح'),
    text(
      'The red channel: goods above the allowance, cash above 10,000 euros, animals and plants.',
      'Le canal rouge : marchandises au-delà des franchises, plus de 10 000 euros en espèces, animaux et plantes.',
      'الممر الأحمر: البضائع التي تتجاوز الحد المسموح، والنقد فوق 10000 يورو، والحيوانات والنباتات.',
    ),
    {
      at: ['customs-red', 'customs-desk'],
      categories: ['controls'],
      hours: ALWAYS,
      tags: ['red channel', 'canal rouge'],
    },
  ),
];

const BELTS: readonly AirportPlace[] = [1, 2, 3, 4].map((number) =>
  place(
    `baggage-belt-${number}`,
    text(`Baggage belt ${number}`, `Tapis à bagages ${number}`, `سير الأمتعة ${number}`),
    text(
      'The screens above the belt show which flights are unloaded here.',
      'Les écrans au-dessus du tapis indiquent les vols livrés ici.',
      'تعرض الشاشات فوق السير أرقام الرحلات التي تُسلَّم أمتعتها هنا.',
    ),
    { categories: ['baggage'], hours: ALWAYS, tags: ['carousel', 'carrousel', 'reclaim', 'حقائب'] },
  ),
);

export const BAGGAGE: readonly AirportPlace[] = [
  ...BELTS,
  place(
    'oversize-belt',
    text('Oversize baggage', 'Bagages hors format', 'الأمتعة كبيرة الحجم'),
    text(
      'Skis, bicycles, pushchairs and instruments.',
      'Skis, vélos, poussettes et instruments.',
      'الزلاجات والدراجات وعربات الأطفال والآلات الموسيقية.',
    ),
    { categories: ['baggage'], hours: ALWAYS, tags: ['ski', 'bike', 'vélo', 'دراجة'] },
  ),
  place(
    'lost-luggage',
    text('Lost luggage', 'Bagages perdus', 'الأمتعة المفقودة'),
    text(
      'Report bags that are missing or damaged before you leave baggage reclaim.',
      'Signalez ici les bagages manquants ou abîmés avant de quitter la livraison des bagages.',
      'أبلغ هنا عن الحقائب المفقودة أو التالفة قبل مغادرة منطقة الاستلام.',
    ),
    {
      categories: ['baggage', 'services'],
      hours: ALWAYS,
      phone: '+33 555 010 140',
      tags: ['missing', 'perdu', 'مفقود'],
    },
  ),
  place(
    'transfer-desk',
    text('Connecting flights', 'Correspondances', 'رحلات الربط'),
    text(
      'Rebooking and boarding passes for passengers who change here.',
      'Nouvelles réservations et cartes d’embarquement pour les passagers en correspondance.',
      'إعادة الحجز وبطاقات الصعود لمسافري الربط.',
    ),
    {
      categories: ['flights', 'services'],
      hours: FLIGHT_HOURS,
      phone: '+33 555 010 141',
      tags: ['transfer', 'transit', 'ترانزيت'],
    },
  ),
];
