import { text } from '../text.ts';
import { ALWAYS, type AirportPlace, another, place } from './place-kit.ts';

export const AMENITIES: readonly AirportPlace[] = [
  place(
    'toilets',
    text('Toilets', 'Toilettes', 'دورات المياه'),
    text(
      'Behind the pharmacy, along the passage from the check-in hall.',
      'Derrière la pharmacie, par le passage du hall d’enregistrement.',
      'خلف الصيدلية عبر الممر من صالة تسجيل السفر.',
    ),
    {
      at: ['toilets-check-in-women', 'toilets-check-in-men'],
      categories: ['toilets'],
      hours: ALWAYS,
      tags: ['wc', 'restroom', 'حمام'],
      instances: [
        another(
          'toilets-arrivals',
          ['toilets-arrivals-women', 'toilets-arrivals-men'],
          text(
            'East end of the arrivals hall.',
            'À l’extrémité est du hall des arrivées.',
            'الطرف الشرقي لصالة الوصول.',
          ),
        ),
        another(
          'toilets-reclaim',
          ['toilets-reclaim-women', 'toilets-reclaim-men'],
          text(
            'Between baggage reclaim and the escalators.',
            'Entre la livraison des bagages et les escaliers mécaniques.',
            'بين استلام الأمتعة والسلالم المتحركة.',
          ),
        ),
        another(
          'toilets-pier-a',
          ['toilets-a-women', 'toilets-a-men'],
          text('At the root of pier A.', 'À l’entrée de la jetée A.', 'في بداية الرصيف A.'),
        ),
        another(
          'toilets-pier-b',
          ['toilets-b-women', 'toilets-b-men'],
          text(
            'At the root of pier B, after passport control.',
            'À l’entrée de la jetée B, après le contrôle des passeports.',
            'في بداية الرصيف B بعد مراقبة الجوازات.',
          ),
        ),
        another(
          'toilets-lounges',
          ['toilets-lounges-women', 'toilets-lounges-men'],
          text(
            'On the gallery, beside the prayer room.',
            'Sur la galerie, à côté de la salle de prière.',
            'في الطابق العلوي بجانب المصلّى.',
          ),
        ),
      ],
    },
  ),
  place(
    'toilets-accessible',
    text('Accessible toilets', 'Toilettes accessibles', 'دورات مياه لذوي الإعاقة'),
    text(
      'With room to turn, grab rails and an emergency cord. Check-in hall.',
      'Avec espace de rotation, barres d’appui et cordon d’appel. Hall d’enregistrement.',
      'فيها مساحة للدوران ومقابض وحبل طوارئ. صالة تسجيل السفر.',
    ),
    {
      at: ['toilets-check-in-accessible'],
      categories: ['toilets'],
      hours: ALWAYS,
      tags: ['wheelchair', 'fauteuil roulant', 'كرسي متحرك'],
      instances: [
        another(
          'toilets-accessible-arrivals',
          ['toilets-arrivals-accessible'],
          text('Arrivals hall.', 'Hall des arrivées.', 'صالة الوصول.'),
        ),
        another(
          'toilets-accessible-reclaim',
          ['toilets-reclaim-accessible'],
          text('Baggage reclaim.', 'Livraison des bagages.', 'استلام الأمتعة.'),
        ),
        another(
          'toilets-accessible-pier-a',
          ['toilets-a-accessible'],
          text('Pier A.', 'Jetée A.', 'الرصيف A.'),
        ),
        another(
          'toilets-accessible-pier-b',
          ['toilets-b-accessible'],
          text('Pier B.', 'Jetée B.', 'الرصيف B.'),
        ),
      ],
    },
  ),
  place(
    'baby-care',
    text('Baby care', 'Espace bébé', 'غرفة رعاية الرضّع'),
    text(
      'Changing tables, a microwave and an armchair for feeding.',
      'Tables à langer, micro-ondes et fauteuil d’allaitement.',
      'طاولات لتغيير الحفاضات وميكروويف ومقعد للرضاعة.',
    ),
    {
      categories: ['amenities'],
      hours: ALWAYS,
      tags: ['nursing', 'bébé', 'رضيع'],
      instances: [
        another(
          'baby-care-arrivals',
          ['baby-care-reclaim'],
          text(
            'Beside the toilets of baggage reclaim.',
            'À côté des toilettes de la livraison des bagages.',
            'بجانب دورات مياه استلام الأمتعة.',
          ),
        ),
      ],
    },
  ),
  place(
    'water',
    text('Water fountain', 'Fontaine à eau', 'مبرّد مياه الشرب'),
    text(
      'Cold drinking water; fills bottles. Check-in hall.',
      'Eau potable fraîche, pour remplir les gourdes. Hall d’enregistrement.',
      'مياه شرب باردة لملء القوارير. صالة تسجيل السفر.',
    ),
    {
      at: ['water-check-in'],
      categories: ['amenities'],
      tags: ['drink', 'eau', 'ماء', 'bottle'],
      instances: [
        another(
          'water-arrivals-hall',
          ['water-arrivals'],
          text('Arrivals hall.', 'Hall des arrivées.', 'صالة الوصول.'),
        ),
        another(
          'water-baggage',
          ['water-reclaim'],
          text('Baggage reclaim.', 'Livraison des bagages.', 'استلام الأمتعة.'),
        ),
        another('water-plaza', ['water-rotunda'], text('Rotunda.', 'Rotonde.', 'القاعة الدائرية.')),
        another('water-a', ['water-pier-a'], text('Pier A.', 'Jetée A.', 'الرصيف A.')),
        another('water-b', ['water-pier-b'], text('Pier B.', 'Jetée B.', 'الرصيف B.')),
        another('water-gallery', ['water-lounges'], text('Gallery.', 'Galerie.', 'الطابق العلوي.')),
      ],
    },
  ),
  place(
    'charging',
    text('Charging station', 'Station de recharge', 'محطة شحن'),
    text(
      'Sockets and wireless pads for phones and laptops, at the end of pier A.',
      'Prises et recharge sans fil pour téléphones et ordinateurs, au bout de la jetée A.',
      'مقابس وشحن لاسلكي للهواتف والحواسيب في نهاية الرصيف A.',
    ),
    {
      at: ['charging-pier-a'],
      categories: ['amenities'],
      tags: ['socket', 'prise', 'شاحن', 'usb'],
      instances: [
        another(
          'charging-b',
          ['charging-pier-b'],
          text('End of pier B.', 'Au bout de la jetée B.', 'نهاية الرصيف B.'),
        ),
        another(
          'charging-gallery',
          ['charging-lounges'],
          text(
            'Gallery, by the south window.',
            'Galerie, près de la baie sud.',
            'الطابق العلوي قرب النافذة الجنوبية.',
          ),
        ),
      ],
    },
  ),
  place(
    'atm',
    text('Cash machine', 'Distributeur de billets', 'صرّاف آلي'),
    text(
      'Check-in hall, left of the security gates.',
      'Hall d’enregistrement, à gauche des portillons de sûreté.',
      'صالة تسجيل السفر على يسار بوابات التفتيش.',
    ),
    {
      at: ['atm-check-in'],
      categories: ['amenities', 'services'],
      hours: ALWAYS,
      tags: ['atm', 'cash', 'espèces', 'نقود'],
      instances: [
        another(
          'atm-hall',
          ['atm-arrivals'],
          text(
            'West end of the arrivals hall.',
            'Extrémité ouest du hall des arrivées.',
            'الطرف الغربي لصالة الوصول.',
          ),
        ),
        another(
          'atm-plaza',
          ['atm-rotunda'],
          text(
            'Rotunda, beside the bar.',
            'Rotonde, à côté du bar.',
            'القاعة الدائرية بجانب البار.',
          ),
        ),
      ],
    },
  ),
  place(
    'smoking-area',
    text('Smoking area', 'Espace fumeurs', 'منطقة التدخين'),
    text(
      'A shelter outside, at the east end of the kerb. Smoking is not allowed indoors.',
      'Un abri extérieur, à l’extrémité est du trottoir. Il est interdit de fumer à l’intérieur.',
      'مظلة خارجية في الطرف الشرقي للرصيف. التدخين ممنوع داخل المبنى.',
    ),
    { categories: ['amenities'], hours: ALWAYS, tags: ['smoke', 'fumer', 'تدخين'] },
  ),
];
