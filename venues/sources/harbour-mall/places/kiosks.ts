import { text } from '../text.ts';
import { CAFE_HOURS, type MallPlace, tenant } from './place-kit.ts';

/** What is sold from a stand on the promenade. */
export const KIOSKS: readonly MallPlace[] = [
  tenant(
    'kiosk-flowers',
    'Flor de Sal',
    text(
      'Cut flowers and herbs in pots, and bouquets to order by noon for the same day.',
      'Flores de corte e ervas em vaso; ramos encomendados até ao meio-dia ficam prontos no mesmo dia.',
      'Flores cortadas y hierbas en maceta; los ramos encargados antes del mediodía están listos el mismo día.',
    ),
    {
      categories: ['shopping'],
      motif: 'petal',
      tags: ['flowers', 'flores', 'kiosk'],
      phone: '+351 555 010 137',
    },
  ),
  tenant(
    'kiosk-press',
    'Quiosque Gazeta',
    text(
      'Newspapers from eleven countries, magazines, stamps and postcards of the harbour.',
      'Jornais de onze países, revistas, selos e postais do porto.',
      'Periódicos de once países, revistas, sellos y postales del puerto.',
    ),
    {
      categories: ['shopping'],
      motif: 'anchor',
      hours: CAFE_HOURS,
      tags: ['newspapers', 'jornais', 'stamps'],
      phone: '+351 555 010 138',
    },
  ),
  tenant(
    'kiosk-sunglasses',
    'Sol a Pique',
    text(
      'Sunglasses and straw hats, with a mirror on every side of the stand.',
      'Óculos de sol e chapéus de palha, com espelho em todos os lados do quiosque.',
      'Gafas de sol y sombreros de paja, con espejo en todos los lados del quiosco.',
    ),
    {
      categories: ['fashion'],
      motif: 'sun',
      tags: ['sunglasses', 'hats', 'chapéus'],
      phone: '+351 555 010 139',
    },
  ),
];
