import { text } from '../text.ts';
import { ALWAYS, type AirportPlace, FLIGHT_HOURS, place, tenant } from './place-kit.ts';

export const RESTING: readonly AirportPlace[] = [
  tenant(
    'lounge-aurora',
    text('Aurora Lounge', 'Salon Aurore', 'صالة أورورا'),
    text(
      'For business class and status passengers of Norrsken Air and its partners: buffet, desks and a quiet corner.',
      'Pour les passagers affaires et fidélité de Norrsken Air et partenaires : buffet, bureaux et coin calme.',
      'لركاب درجة الأعمال وأعضاء برنامج الولاء لدى نورشكن إير وشركائها: بوفيه ومكاتب وركن هادئ.',
    ),
    {
      at: ['lounge-aurora', 'aurora-desk'],
      categories: ['lounges'],
      motif: 'comet',
      hours: FLIGHT_HOURS,
      phone: '+33 555 010 401',
      tags: ['business', 'affaires', 'vip'],
      scene: 'lounge',
    },
  ),
  tenant(
    'lounge-dune',
    text('Dune Lounge', 'Salon des Dunes', 'صالة الكثبان'),
    text(
      'Open to everybody: pay by the hour, children under six are free.',
      'Ouvert à tous : paiement à l’heure, gratuit pour les moins de six ans.',
      'مفتوحة للجميع: الدفع بالساعة، ومجانًا لمن دون السادسة.',
    ),
    {
      at: ['lounge-dune', 'dune-desk'],
      categories: ['lounges'],
      motif: 'mountain',
      hours: FLIGHT_HOURS,
      phone: '+33 555 010 402',
      tags: ['pay per use', 'à l’heure'],
      scene: 'lounge',
    },
  ),
  place(
    'quiet-room',
    text('Quiet room', 'Salle de repos', 'غرفة هادئة'),
    text(
      'Six couches in dim light. Please put telephones on silent.',
      'Six banquettes dans la pénombre. Téléphones en silencieux, s’il vous plaît.',
      'ست أرائك في إضاءة خافتة. يُرجى وضع الهواتف على الوضع الصامت.',
    ),
    { categories: ['lounges'], hours: ALWAYS, tags: ['sleep', 'dormir', 'نوم', 'rest'] },
  ),
  place(
    'prayer-room',
    text('Prayer room', 'Salle de prière', 'المصلّى'),
    text(
      'A room for all faiths, with a carpet, shelves and a sign for the qibla.',
      'Une salle pour toutes les confessions, avec tapis, étagères et indication de la qibla.',
      'غرفة لجميع الأديان مفروشة بالسجاد، وفيها رفوف وعلامة لاتجاه القبلة.',
    ),
    {
      categories: ['lounges', 'amenities'],
      hours: ALWAYS,
      tags: ['chapel', 'mosque', 'mosquée', 'صلاة', 'قبلة'],
    },
  ),
  place(
    'viewing-gallery',
    text('Viewing gallery', 'Galerie panoramique', 'شرفة المشاهدة'),
    text(
      'Telescopes and benches above the apron, and a model of the first aircraft that landed here.',
      'Longues-vues et bancs au-dessus des avions, et la maquette du premier appareil posé ici.',
      'مناظير ومقاعد فوق ساحة الطائرات، ونموذج لأول طائرة هبطت هنا.',
    ),
    {
      at: ['viewing-gallery', 'model-aircraft'],
      categories: ['lounges'],
      hours: ALWAYS,
      tags: ['planes', 'avions', 'طائرات', 'view'],
      scene: 'runway',
    },
  ),
  place(
    'showers',
    text('Showers', 'Douches', 'الاستحمام'),
    text(
      'Towels and keys are at the desk of the Dune Lounge.',
      'Serviettes et clés à l’accueil du Salon des Dunes.',
      'المناشف والمفاتيح لدى استقبال صالة الكثبان.',
    ),
    { categories: ['amenities', 'lounges'], hours: FLIGHT_HOURS, tags: ['shower', 'douche', 'دش'] },
  ),
];
