import type { ConnectionSource } from '../../src/dsl/venue-source.ts';
import { type AirportText, text } from './text.ts';

const STEPS_ONLY = { accessible: false };

/** A pair of escalators, one up and one down. */
function escalators(key: string, { en, fr, ar }: AirportText): ConnectionSource[] {
  const names = {
    up: text(`${en}, up`, `${fr}, montée`, `${ar} (صعود)`),
    down: text(`${en}, down`, `${fr}, descente`, `${ar} (نزول)`),
  };
  return (['up', 'down'] as const).map((direction) => ({
    key: `${key}-${direction}`,
    type: 'escalator',
    direction,
    texts: { name: names[direction] },
    access: STEPS_ONLY,
  }));
}

function doors(): ConnectionSource[] {
  return [1, 2, 3, 4].map((number) => ({
    key: `door-${number}`,
    type: 'door',
    texts: { name: text(`Door ${number}`, `Porte d’accès ${number}`, `المدخل ${number}`) },
  }));
}

export const CONNECTIONS: readonly ConnectionSource[] = [
  {
    key: 'lift-landside',
    type: 'elevator',
    texts: { name: text('Lift, public hall', 'Ascenseur du hall public', 'مصعد الصالة العامة') },
  },
  {
    key: 'lift-airside',
    type: 'elevator',
    texts: { name: text('Lift, rotunda', 'Ascenseur de la rotonde', 'مصعد القاعة الدائرية') },
  },
  ...escalators(
    'escalator-landside',
    text(
      'Escalator, public hall',
      'Escalier mécanique du hall public',
      'السلّم المتحرك في الصالة العامة',
    ),
  ),
  ...escalators(
    'escalator-transfer',
    text(
      'Escalator to baggage reclaim',
      'Escalier mécanique vers la livraison des bagages',
      'السلّم المتحرك إلى استلام الأمتعة',
    ),
  ),
  ...escalators(
    'escalator-lounges',
    text(
      'Escalator to the lounges',
      'Escalier mécanique vers les salons',
      'السلّم المتحرك إلى الصالات',
    ),
  ),
  {
    key: 'stairs-landside',
    type: 'stairs',
    texts: { name: text('Stairs, public hall', 'Escalier du hall public', 'درج الصالة العامة') },
    access: STEPS_ONLY,
  },
  {
    key: 'stairs-rotunda',
    type: 'stairs',
    texts: { name: text('Stairs, rotunda', 'Escalier de la rotonde', 'درج القاعة الدائرية') },
    access: STEPS_ONLY,
  },
  {
    key: 'travelator-out',
    type: 'travelator',
    direction: 'forward',
    texts: {
      name: text(
        'Moving walkway to gates A7–A10',
        'Tapis roulant vers les portes A7–A10',
        'الممر المتحرك إلى البوابات A7–A10',
      ),
    },
  },
  {
    key: 'travelator-back',
    type: 'travelator',
    direction: 'forward',
    texts: {
      name: text(
        'Moving walkway to the rotunda',
        'Tapis roulant vers la rotonde',
        'الممر المتحرك إلى القاعة الدائرية',
      ),
    },
  },
  {
    key: 'ramp-helix',
    type: 'ramp',
    texts: {
      name: text(
        'Round ramp to departures',
        'Rampe hélicoïdale vers les départs',
        'المنحدر الدائري إلى المغادرة',
      ),
      description: text(
        'Two turns at a gradient of five per cent, from the forecourt to the check-in hall.',
        'Deux tours à cinq pour cent de pente, du parvis au hall d’enregistrement.',
        'لفتان بميل خمسة في المئة من الساحة الخارجية إلى صالة تسجيل السفر.',
      ),
    },
  },
  ...doors(),
  {
    key: 'door-rail',
    type: 'door',
    texts: { name: text('Rail station door', 'Porte de la gare', 'باب محطة القطار') },
  },
  {
    key: 'ladder-roof',
    type: 'ladder',
    texts: {
      name: text(
        'Ladder to the technical gallery',
        'Échelle vers la galerie technique',
        'سلّم إلى الممر الفني',
      ),
    },
    access: { public: false, accessible: false },
  },
];
