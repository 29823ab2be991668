import { tinyVenue } from '@brand/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDocument } from '../../tiny-venue.fixture.ts';
import type { Venue } from '../../venue.ts';
import type { Instruction } from '../route.ts';
import { phrases as arabic } from './ar.ts';
import { phrases as english } from './en.ts';
import { phrases as spanish } from './es.ts';
import { phrases as french } from './fr.ts';
import { instructionText, loadTexts, routeMarkText } from './instruction-text.ts';
import { phrases as portuguese } from './pt.ts';

const LANGUAGES = ['ar', 'en', 'es', 'fr', 'pt'];

/** Text of a left turn with some overrides. */
function say(venue: Venue, said: Partial<Instruction>, language = 'en'): string {
  const instruction: Instruction = {
    action: 'turn',
    bearing: 'left',
    bearingDegrees: 0,
    distance: 23.4,
    coordinate: { lngLat: [0, 0] },
    floor: venue.get('floor', 'f_ground'),
    pointIndex: 0,
    text: '',
    ...said,
  };
  return instructionText(instruction, language);
}

/** Text for the lift to an upper floor at some elevation. */
async function ride(elevation: number, language: string): Promise<string> {
  const document = tinyVenue();
  document.floors.features[1]!.properties.elevation = elevation;
  const venue = await openDocument(document);
  const connection = venue.get('connection', 'c_lift');
  const toFloor = venue.get('floor', 'f_upper');
  const up = { action: 'take-connection', direction: 'up' } as const;
  return say(venue, { ...up, connection, toFloor }, language);
}

describe('instructionText', () => {
  let venue: Venue;
  beforeAll(async () => {
    const document = tinyVenue();
    document.floorStacks[0]!.details = { name: 'Tiny house' };
    venue = await openDocument(document);
    await Promise.all(LANGUAGES.map(loadTexts));
  });

  it('contains the action, the landmark and the distance', () => {
    const element = venue.get('location', 'loc_cafe');
    expect(say(venue, {})).toBe('Turn left and walk 25 m.');
    expect(say(venue, { distance: 0.3 })).toBe('Turn left.');
    expect(say(venue, { landmark: { element, side: 'left' } })).toBe(
      `Turn left at ${element.name} and walk 25 m.`,
    );
    expect(say(venue, { landmark: { element, side: 'right' } })).toBe(
      `Turn left, with ${element.name} on your right, and walk 25 m.`,
    );
    expect(say(venue, { landmark: { element, side: 'right' }, distance: 0 })).toBe(
      `Turn left, with ${element.name} on your right.`,
    );
    expect(say(venue, { landmark: { element, side: 'ahead' }, bearing: 'slight-right' })).toBe(
      `Bear right before ${element.name} and walk 25 m.`,
    );
    expect(say(venue, { action: 'arrive', landmark: { element, side: 'left' } })).toBe(
      `You have arrived at ${element.name}, on your left.`,
    );
    expect(say(venue, { action: 'arrive' })).toBe('You have arrived.');
    expect(say(venue, { action: 'depart' })).toBe('Walk 25 m.');
    expect(say(venue, { action: 'pass-stop', distance: 134 })).toBe(
      'You have reached your stop. Continue for 130 m.',
    );
  });

  it('counts floors by the plural rules of the language', async () => {
    expect(await ride(1, 'en')).toBe('Take the lift up 1 floor to Upper floor.');
    expect(await ride(3, 'en')).toBe('Take the lift up 3 floors to Upper floor.');
    expect(await ride(0.4, 'en')).toBe('Take the lift up to Upper floor.');
    expect(await ride(1, 'fr')).toBe(
      'Prenez l’ascenseur et montez d’un étage jusqu’au niveau « Upper floor ».',
    );
    expect(await ride(2, 'pt')).toBe('Utilize o elevador e suba 2 pisos até Upper floor.');
    expect(await ride(2, 'es')).toBe('Tome el ascensor y suba 2 plantas hasta Upper floor.');
    expect(await ride(2, 'ar')).toContain('طابقين');
    expect(await ride(3, 'ar')).toContain('طوابق');
    expect(await ride(11, 'ar')).toContain('طابقًا');
  });

  it('names the building on entering and leaving', () => {
    const connection = venue.get('connection', 'c_gate');
    const [inside, outside] = [venue.get('floor', 'f_ground'), venue.get('floor', 'f_outside')];
    const through = { action: 'take-connection', connection, direction: 'same' } as const;
    expect(say(venue, { ...through, floor: outside, toFloor: inside })).toBe('Enter Tiny house.');
    expect(say(venue, { ...through, floor: inside, toFloor: outside })).toBe('Leave Tiny house.');
    expect(say(venue, { ...through, floor: outside, toFloor: inside }, 'es')).toBe(
      'Entre en Tiny house.',
    );
  });

  it('isolates names in Arabic, so that they do not change the text direction', () => {
    const element = venue.get('location', 'loc_shop');
    expect(say(venue, { landmark: { element, side: 'left' } }, 'ar')).toContain(
      `\u2068${element.name}\u2069`,
    );
  });

  it('uses the language without region, or English if it is not supported', () => {
    expect(say(venue, {}, 'pt-BR')).toMatch(/^Vire à esquerda/);
    expect(say(venue, {}, 'tlh')).toBe('Turn left and walk 25 m.');
    expect(say(venue, {}, '')).toBe('Turn left and walk 25 m.');
  });

  it.each([
    ['ar', arabic],
    ['es', spanish],
    ['fr', french],
    ['pt', portuguese],
  ])('has the same placeholders in %s as in English', (_, phrases) => {
    const { floors: ours, isolates: _isolates, ...rest } = phrases;
    const { floors: theirs, ...expected } = english;
    expect(wordsIn(rest)).toEqual({
      ...wordsIn(expected),
      leaveWay: expect.arrayContaining(['{floor}']),
      leaveLevel: expect.any(Array),
    });
    expect(Object.keys(ours)).toContain('other');
    expect(Object.keys(theirs)).toContain('other');
  });
});

/** The placeholders of each sentence. */
function wordsIn(phrases: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(phrases).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string'
        ? (value.match(/\{\w+\}/g) ?? []).toSorted()
        : wordsIn(value as object),
    ]),
  );
}

describe('routeMarkText', () => {
  let venue: Venue;
  beforeAll(async () => {
    venue = await openDocument(tinyVenue());
    await Promise.all(LANGUAGES.map(loadTexts));
  });

  it('names ends and stops in each language, or in English if it is not supported', () => {
    const starts = LANGUAGES.map((language) => routeMarkText({ kind: 'start' }, language));
    expect(new Set(starts).size).toBe(LANGUAGES.length);
    expect(routeMarkText({ kind: 'destination' }, 'fr-CA')).toBe('Destination');
    expect(routeMarkText({ kind: 'stop' }, 'es')).toBe('Parada');
    expect(routeMarkText({ kind: 'start' }, 'fi')).toBe('Start');
  });

  it('describes where a connection leads, seen from the floor of the mark', () => {
    const connection = venue.get('connection', 'c_lift');
    const ground = venue.get('floor', 'f_ground');
    const upper = venue.get('floor', 'f_upper');
    const lift = { kind: 'connection', connection } as const;
    expect(routeMarkText({ ...lift, from: ground, to: upper }, 'en')).toBe(
      `Take the lift up 1 floor to ${upper.name}`,
    );
    expect(routeMarkText({ ...lift, from: upper, to: ground }, 'pt')).toBe(
      `Utilize o elevador e desça 1 piso até ${ground.name}`,
    );
  });
});
