import { text } from '../text.ts';
import {
  ALWAYS,
  type AirportPlace,
  another,
  DESK_HOURS,
  FLIGHT_HOURS,
  place,
  tenant,
} from './place-kit.ts';

export const SERVICES: readonly AirportPlace[] = [
  place(
    'information',
    text('Information', 'Informations', 'الاستعلامات'),
    text(
      'Flights, wheelchairs, lost children and everything else. Here: the check-in hall.',
      'Vols, fauteuils roulants, enfants égarés et tout le reste. Ici : hall d’enregistrement.',
      'الرحلات والكراسي المتحركة والأطفال المفقودون وكل ما عدا ذلك. هنا: صالة تسجيل السفر.',
    ),
    {
      at: ['info-check-in'],
      categories: ['services', 'amenities'],
      hours: FLIGHT_HOURS,
      phone: '+33 555 010 100',
      tags: ['help', 'aide', 'مساعدة', 'wheelchair', 'assistance'],
      scene: 'reception',
      instances: [
        another(
          'info-arrivals',
          ['info-arrivals'],
          text(
            'In the arrivals hall, in front of customs.',
            'Dans le hall des arrivées, devant la douane.',
            'في صالة الوصول أمام الجمارك.',
          ),
        ),
        another(
          'info-rotunda',
          ['info-rotunda'],
          text(
            'In the rotunda, after the duty-free shop.',
            'Dans la rotonde, après la boutique hors taxes.',
            'في القاعة الدائرية بعد السوق الحرة.',
          ),
        ),
        another(
          'info-reclaim',
          ['info-reclaim'],
          text(
            'In baggage reclaim, between belts 2 and 3.',
            'À la livraison des bagages, entre les tapis 2 et 3.',
            'في استلام الأمتعة بين السيرين 2 و3.',
          ),
        ),
      ],
    },
  ),
  tenant(
    'currency-departures',
    text('Cape Exchange', 'Change du Cap', 'صرافة الرأس'),
    text(
      'Forty currencies; no fee on what you change back.',
      'Quarante devises ; sans frais au rachat.',
      'أربعون عملة، وبلا رسوم عند إعادة الصرف.',
    ),
    {
      categories: ['services'],
      motif: 'ring',
      hours: DESK_HOURS,
      phone: '+33 555 010 410',
      tags: ['currency', 'money', 'devises', 'صرف', 'عملات'],
      instances: [
        another(
          'currency-arrivals',
          ['currency-arrivals'],
          text(
            'In the arrivals hall, left of customs.',
            'Dans le hall des arrivées, à côté de la douane.',
            'في صالة الوصول بجانب الجمارك.',
          ),
        ),
      ],
    },
  ),
  place(
    'medical',
    text('Medical centre', 'Centre médical', 'المركز الطبي'),
    text(
      'A doctor on duty around the clock.',
      'Un médecin de garde jour et nuit.',
      'طبيب مناوب على مدار الساعة.',
    ),
    {
      categories: ['services'],
      hours: ALWAYS,
      phone: '+33 555 010 112',
      tags: ['doctor', 'médecin', 'طبيب', 'first aid'],
      scene: 'clinic',
    },
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
    text(
      'Rooms for tonight, boats to the lighthouse and tickets for the coast bus.',
      'Chambres pour ce soir, bateaux vers le phare et billets du car côtier.',
      'غرف لهذه الليلة وقوارب إلى المنارة وتذاكر حافلة الساحل.',
    ),
    {
      categories: ['services', 'transport'],
      hours: DESK_HOURS,
      tags: ['hotel', 'tourism', 'فندق'],
    },
  ),
];
