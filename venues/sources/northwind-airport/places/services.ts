import { type AirportText, text } from '../text.ts';
import { ALWAYS, type AirportPlace, DESK_HOURS, FLIGHT_HOURS, place, tenant } from './place-kit.ts';

/** One more of the same elsewhere. */
export function another(key: string, at: readonly string[], where: AirportText) {
  return { key, at, texts: { description: where } };
}

export const RESTING: readonly AirportPlace[] = [
  tenant(
    'lounge-aurora',
    text('Aurora Lounge', 'Salon Aurore', 'صالة أورورا'),
    text(
      'For business class and status passengers of Norrsken Air and its partners: buffet, desks and a quiet corner.',
      'Pour les passagers affaires et fidélité de Norrsken Air et partenaires : buffet, bureaux et coin calme.',
      'لركاب درجة الأعمال وأعضاء برنامج الولاء لدى نورشكن إير وشركائها: بوفيه ومكاتب وركن هادئ.',
    ),
    { at: ['lounge-aurora', 'aurora-desk'], categories: ['lounges'], motif: 'comet', hours: FLIGHT_HOURS, phone: '+33 555 010 401', tags: ['business', 'affaires', 'vip'], scene: 'lounge' },
  ),
  tenant(
    'lounge-dune',
    text('Dune Lounge', 'Salon des Dunes', 'صالة الكثبان'),
    text('Open to everybody: pay by the hour, children under six are free.', 'Ouvert à tous : paiement à l’heure, gratuit pour les moins de six ans.', 'مفتوحة للجميع: الدفع بالساعة، ومجانًا لمن دون السادسة.'),
    { at: ['lounge-dune', 'dune-desk'], categories: ['lounges'], motif: 'mountain', hours: FLIGHT_HOURS, phone: '+33 555 010 402', tags: ['pay per use', 'à l’heure'], scene: 'lounge' },
  ),
  place(
    'quiet-room',
    text('Quiet room', 'Salle de repos', 'غرفة هادئة'),
    text('Six couches in dim light. Please put telephones on silent.', 'Six banquettes dans la pénombre. Téléphones en silencieux, s’il vous plaît.', 'ست أرائك في إضاءة خافتة. يُرجى وضع الهواتف على الوضع الصامت.'),
    { categories: ['lounges'], hours: ALWAYS, tags: ['sleep', 'dormir', 'نوم', 'rest'] },
  ),
  place(
    'prayer-room',
    text('Prayer room', 'Salle de prière', 'المصلّى'),
    text('A room for all faiths, with a carpet, shelves and a sign for the qibla.', 'Une salle pour toutes les confessions, avec tapis, étagères et indication de la qibla.', 'غرفة لجميع الأديان مفروشة بالسجاد، وفيها رفوف وعلامة لاتجاه القبلة.'),
    { categories: ['lounges', 'amenities'], hours: ALWAYS, tags: ['chapel', 'mosque', 'mosquée', 'صلاة', 'قبلة'] },
  ),
  place(
    'viewing-gallery',
    text('Viewing gallery', 'Galerie panoramique', 'شرفة المشاهدة'),
    text('Telescopes and benches above the apron, and a model of the first aircraft that landed here.', 'Longues-vues et bancs au-dessus des avions, et la maquette du premier appareil posé ici.', 'مناظير ومقاعد فوق ساحة الطائرات، ونموذج لأول طائرة هبطت هنا.'),
    { at: ['viewing-gallery', 'model-aircraft'], categories: ['lounges'], hours: ALWAYS, tags: ['planes', 'avions', 'طائرات', 'view'], scene: 'runway' },
  ),
  place(
    'showers',
    text('Showers', 'Douches', 'الاستحمام'),
    text('Towels and keys are at the desk of the Dune Lounge.', 'Serviettes et clés à l’accueil du Salon des Dunes.', 'المناشف والمفاتيح لدى استقبال صالة الكثبان.'),
    { categories: ['amenities', 'lounges'], hours: FLIGHT_HOURS, tags: ['shower', 'douche', 'دش'] },
  ),
];

export const SERVICES: readonly AirportPlace[] = [
  place(
    'information',
    text('Information', 'Informations', 'الاستعلامات'),
    text('Flights, wheelchairs, lost children and everything else. Here: the check-in hall.', 'Vols, fauteuils roulants, enfants égarés et tout le reste. Ici : hall d’enregistrement.', 'الرحلات والكراسي المتحركة والأطفال المفقودون وكل ما عدا ذلك. هنا: صالة تسجيل السفر.'),
    {
      at: ['info-check-in'],
      categories: ['services', 'amenities'],
      hours: FLIGHT_HOURS,
      phone: '+33 555 010 100',
      tags: ['help', 'aide', 'مساعدة', 'wheelchair', 'assistance'],
      scene: 'reception',
      instances: [
        another('info-arrivals', ['info-arrivals'], text('In the arrivals hall, in front of customs.', 'Dans le hall des arrivées, devant la douane.', 'في صالة الوصول أمام الجمارك.')),
        another('info-rotunda', ['info-rotunda'], text('In the rotunda, after the duty-free shop.', 'Dans la rotonde, après la boutique hors taxes.', 'في القاعة الدائرية بعد السوق الحرة.')),
        another('info-reclaim', ['info-reclaim'], text('In baggage reclaim, between belts 2 and 3.', 'À la livraison des bagages, entre les tapis 2 et 3.', 'في استلام الأمتعة بين السيرين 2 و3.')),
      ],
    },
  ),
  tenant(
    'currency-departures',
    text('Cape Exchange', 'Change du Cap', 'صرافة الرأس'),
    text('Forty currencies; no fee on what you change back.', 'Quarante devises ; sans frais au rachat.', 'أربعون عملة، وبلا رسوم عند إعادة الصرف.'),
    {
      categories: ['services'],
      motif: 'ring',
      hours: DESK_HOURS,
      phone: '+33 555 010 410',
      tags: ['currency', 'money', 'devises', 'صرف', 'عملات'],
      instances: [another('currency-arrivals', ['currency-arrivals'], text('In the arrivals hall, left of customs.', 'Dans le hall des arrivées, à côté de la douane.', 'في صالة الوصول بجانب الجمارك.'))],
    },
  ),
  place(
    'medical',
    text('Medical centre', 'Centre médical', 'المركز الطبي'),
    text('A doctor on duty around the clock.', 'Un médecin de garde jour et nuit.', 'طبيب مناوب على مدار الساعة.'),
    { categories: ['services'], hours: ALWAYS, phone: '+33 555 010 112', tags: ['doctor', 'médecin', 'طبيب', 'first aid'], scene: 'clinic' },
  ),
  place(
    'left-luggage',
    text('Left luggage', 'Consigne à bagages', 'أمانات الأمتعة'),
    text(
      'Sixty lockers in three sizes, for up to three days.',
      'Soixante casiers de trois tailles, pour trois jours au plus.',
      'ستون خزانة بثلاثة أحجام لمدة أقصاها ثلاثة أيام.',
    ),
    { categories: ['services', 'baggage'], hours: ALWAYS, tags: ['lockers', 'consigne', 'خزائن'] },
  ),
  place(
    'hotel-desk',
    text('Hotels and tours', 'Hôtels et excursions', 'الفنادق والجولات'),
    text('Rooms for tonight, boats to the lighthouse and tickets for the coast bus.', 'Chambres pour ce soir, bateaux vers le phare et billets du car côtier.', 'غرف لهذه الليلة وقوارب إلى المنارة وتذاكر حافلة الساحل.'),
    { categories: ['services', 'transport'], hours: DESK_HOURS, tags: ['hotel', 'tourism', 'فندق'] },
  ),
];

export const AMENITIES: readonly AirportPlace[] = [
  place(
    'toilets',
    text('Toilets', 'Toilettes', 'دورات المياه'),
    text('Behind the pharmacy, along the passage from the check-in hall.', 'Derrière la pharmacie, par le passage du hall d’enregistrement.', 'خلف الصيدلية عبر الممر من صالة تسجيل السفر.'),
    {
      at: ['toilets-check-in-women', 'toilets-check-in-men'],
      categories: ['toilets'],
      hours: ALWAYS,
      tags: ['wc', 'restroom', 'حمام'],
      instances: [
        another('toilets-arrivals', ['toilets-arrivals-women', 'toilets-arrivals-men'], text('East end of the arrivals hall.', 'À l’extrémité est du hall des arrivées.', 'الطرف الشرقي لصالة الوصول.')),
        another('toilets-reclaim', ['toilets-reclaim-women', 'toilets-reclaim-men'], text('Between baggage reclaim and the escalators.', 'Entre la livraison des bagages et les escaliers mécaniques.', 'بين استلام الأمتعة والسلالم المتحركة.')),
        another('toilets-pier-a', ['toilets-a-women', 'toilets-a-men'], text('At the root of pier A.', 'À l’entrée de la jetée A.', 'في بداية الرصيف A.')),
        another('toilets-pier-b', ['toilets-b-women', 'toilets-b-men'], text('At the root of pier B, after passport control.', 'À l’entrée de la jetée B, après le contrôle des passeports.', 'في بداية الرصيف B بعد مراقبة الجوازات.')),
        another('toilets-lounges', ['toilets-lounges-women', 'toilets-lounges-men'], text('On the mezzanine, beside the prayer room.', 'En mezzanine, à côté de la salle de prière.', 'في الطابق العلوي بجانب المصلّى.')),
      ],
    },
  ),
  place(
    'toilets-accessible',
    text('Accessible toilets', 'Toilettes accessibles', 'دورات مياه لذوي الإعاقة'),
    text('With room to turn, grab rails and an emergency cord. Check-in hall.', 'Avec espace de rotation, barres d’appui et cordon d’appel. Hall d’enregistrement.', 'فيها مساحة للدوران ومقابض وحبل طوارئ. صالة تسجيل السفر.'),
    {
      at: ['toilets-check-in-accessible'],
      categories: ['toilets'],
      hours: ALWAYS,
      tags: ['wheelchair', 'fauteuil roulant', 'كرسي متحرك'],
      instances: [
        another('toilets-accessible-arrivals', ['toilets-arrivals-accessible'], text('Arrivals hall.', 'Hall des arrivées.', 'صالة الوصول.')),
        another('toilets-accessible-reclaim', ['toilets-reclaim-accessible'], text('Baggage reclaim.', 'Livraison des bagages.', 'استلام الأمتعة.')),
        another('toilets-accessible-pier-a', ['toilets-a-accessible'], text('Pier A.', 'Jetée A.', 'الرصيف A.')),
        another('toilets-accessible-pier-b', ['toilets-b-accessible'], text('Pier B.', 'Jetée B.', 'الرصيف B.')),
      ],
    },
  ),
  place(
    'baby-care',
    text('Baby care', 'Espace bébé', 'غرفة رعاية الرضّع'),
    text('Changing tables, a microwave and an armchair for feeding.', 'Tables à langer, micro-ondes et fauteuil d’allaitement.', 'طاولات لتغيير الحفاضات وميكروويف ومقعد للرضاعة.'),
    {
      categories: ['amenities'],
      hours: ALWAYS,
      tags: ['nursing', 'bébé', 'رضيع'],
      instances: [another('baby-care-arrivals', ['baby-care-reclaim'], text('Beside the toilets of baggage reclaim.', 'À côté des toilettes de la livraison des bagages.', 'بجانب دورات مياه استلام الأمتعة.'))],
    },
  ),
  place(
    'water',
    text('Water fountain', 'Fontaine à eau', 'مبرّد مياه الشرب'),
    text('Cold drinking water; fills bottles. Check-in hall.', 'Eau potable fraîche, pour remplir les gourdes. Hall d’enregistrement.', 'مياه شرب باردة لملء القوارير. صالة تسجيل السفر.'),
    {
      at: ['water-check-in'],
      categories: ['amenities'],
      tags: ['drink', 'eau', 'ماء', 'bottle'],
      instances: [
        another('water-arrivals-hall', ['water-arrivals'], text('Arrivals hall.', 'Hall des arrivées.', 'صالة الوصول.')),
        another('water-baggage', ['water-reclaim'], text('Baggage reclaim.', 'Livraison des bagages.', 'استلام الأمتعة.')),
        another('water-plaza', ['water-rotunda'], text('Rotunda.', 'Rotonde.', 'القاعة الدائرية.')),
        another('water-a', ['water-pier-a'], text('Pier A.', 'Jetée A.', 'الرصيف A.')),
        another('water-b', ['water-pier-b'], text('Pier B.', 'Jetée B.', 'الرصيف B.')),
        another('water-mezzanine', ['water-lounges'], text('Mezzanine.', 'Mezzanine.', 'الطابق العلوي.')),
      ],
    },
  ),
  place(
    'charging',
    text('Charging station', 'Station de recharge', 'محطة شحن'),
    text('Sockets and wireless pads for phones and laptops, at the end of pier A.', 'Prises et recharge sans fil pour téléphones et ordinateurs, au bout de la jetée A.', 'مقابس وشحن لاسلكي للهواتف والحواسيب في نهاية الرصيف A.'),
    {
      at: ['charging-pier-a'],
      categories: ['amenities'],
      tags: ['socket', 'prise', 'شاحن', 'usb'],
      instances: [
        another('charging-b', ['charging-pier-b'], text('End of pier B.', 'Au bout de la jetée B.', 'نهاية الرصيف B.')),
        another('charging-mezzanine', ['charging-lounges'], text('Mezzanine, by the south window.', 'Mezzanine, près de la baie sud.', 'الطابق العلوي قرب النافذة الجنوبية.')),
      ],
    },
  ),
  place(
    'atm',
    text('Cash machine', 'Distributeur de billets', 'صرّاف آلي'),
    text('Check-in hall, left of the security gates.', 'Hall d’enregistrement, à gauche des portillons de sûreté.', 'صالة تسجيل السفر على يسار بوابات التفتيش.'),
    {
      at: ['atm-check-in'],
      categories: ['amenities', 'services'],
      hours: ALWAYS,
      tags: ['atm', 'cash', 'espèces', 'نقود'],
      instances: [
        another('atm-hall', ['atm-arrivals'], text('West end of the arrivals hall.', 'Extrémité ouest du hall des arrivées.', 'الطرف الغربي لصالة الوصول.')),
        another('atm-plaza', ['atm-rotunda'], text('Rotunda, beside the bar.', 'Rotonde, à côté du bar.', 'القاعة الدائرية بجانب البار.')),
      ],
    },
  ),
  place(
    'smoking-area',
    text('Smoking area', 'Espace fumeurs', 'منطقة التدخين'),
    text('A shelter outside, at the east end of the kerb. Smoking is not allowed indoors.', 'Un abri extérieur, à l’extrémité est du trottoir. Il est interdit de fumer à l’intérieur.', 'مظلة خارجية في الطرف الشرقي للرصيف. التدخين ممنوع داخل المبنى.'),
    { categories: ['amenities'], hours: ALWAYS, tags: ['smoke', 'fumer', 'تدخين'] },
  ),
];
