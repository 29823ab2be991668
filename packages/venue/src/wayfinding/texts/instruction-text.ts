import type { Connection } from '../../model/connection.ts';
import type { Floor } from '../../model/floor.ts';
import type { FloorStack } from '../../model/floor-stack.ts';
import type { Instruction, Landmark } from '../route.ts';
import { phrases as english } from './en.ts';
import type { Phrases } from './phrases.ts';

type InstructionData = Omit<Instruction, 'text'>;
type Taken = Pick<InstructionData, 'floor' | 'toFloor' | 'direction' | 'connection'>;
type Words = Readonly<Record<string, string>>;

/** Languages beyond English, loaded on demand. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly phrases: Phrases }>>> = {
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  pt: () => import('./pt.ts'),
};

const loaded = new Map([['en', english]]);

/**
 * Loads the sentences of a language, so that instructions can use them. Routes load the venue's
 * language automatically. An unsupported language does not throw; the sentences are then in
 * English.
 *
 * @example
 * await loadTexts('fr');
 * const sentences = route.instructions.map((one) => instructionText(one, 'fr'));
 */
export async function loadTexts(language: string): Promise<void> {
  const code = baseOf(language);
  if (loaded.has(code) || !Object.hasOwn(LANGUAGES, code)) return;
  try {
    loaded.set(code, (await LANGUAGES[code]!()).phrases);
  } catch {
    // Offline, the file may be missing. A route in English is better than none, and the next route
    // tries again.
  }
}

/**
 * Returns an instruction as a sentence. Names are in the venue's current language. The other words
 * are in the requested language if a route was found in it or `loadTexts` was called, otherwise in
 * English.
 *
 * @example
 * for (const instruction of route.instructions) list.append(instructionText(instruction, 'fr'));
 */
export function instructionText(instruction: Omit<Instruction, 'text'>, language: string): string {
  const code = baseOf(language);
  const phrases = loaded.get(code);
  const text = compose(instruction, phrases ?? english, phrases ? language : 'en');
  return `${tidy(text)}.`;
}

/**
 * Returns the language of the sentences for a requested language: that language if it is loaded,
 * otherwise English.
 *
 * @example
 * list.lang = textsLanguage(venue.language);
 */
export function textsLanguage(language: string): string {
  return loaded.has(baseOf(language)) ? language : 'en';
}

/**
 * A position of a route that is marked on a map: an end, a stop on the way, or a connection that
 * the route uses.
 */
export type RouteMark =
  | { readonly kind: 'start' | 'stop' | 'destination' }
  | {
      readonly kind: 'connection';
      /** The lift, stairs, escalator or door. */
      readonly connection: Connection;
      /** The floor of the mark. */
      readonly from: Floor;
      /** The floor that the connection leads to. */
      readonly to: Floor;
    };

/**
 * Returns the title of a marked position of a route, such as "Destination" or "Take the lift up 1
 * floor to Level 2". The language is chosen as for `instructionText`.
 *
 * @example
 * await loadTexts('fr');
 * const title = routeMarkText({ kind: 'start' }, 'fr');
 */
export function routeMarkText(mark: RouteMark, language: string): string {
  const phrases = loaded.get(baseOf(language));
  if (mark.kind !== 'connection') return (phrases ?? english).ends[mark.kind];
  const { connection, from, to } = mark;
  const rise = Math.sign(to.elevation - from.elevation);
  const direction = rise > 0 ? 'up' : rise < 0 ? 'down' : 'same';
  const taken = { connection, floor: from, toFloor: to, direction } as const;
  return tidy(fill(...takeTemplate(taken, phrases ?? english, phrases ? language : 'en')));
}

/** Removes the gaps that empty placeholders leave. */
function tidy(text: string): string {
  return text.replaceAll(/ {2,}/g, ' ').replaceAll(' ,', ',');
}

function baseOf(language: string): string {
  return language.toLowerCase().split(/[-_]/, 1)[0]!;
}

function compose(said: InstructionData, phrases: Phrases, language: string): string {
  const metres = roundedMetres(said.distance);
  const walk = metres === 0 ? undefined : distanceText(metres, language);
  const [before, after] = phrases.isolates ?? ['', ''];
  const name = said.landmark && `${before}${said.landmark.element.name}${after}`;
  const onward = (template: string): string => (walk ? fill(template, { walk }) : '');
  switch (said.action) {
    case 'depart': {
      if (name && walk) return fill(phrases.startWalk, { name, walk });
      if (name) return fill(phrases.start, { name });
      return walk ? fill(phrases.walk, { walk }) : phrases.turns.straight;
    }
    case 'turn': {
      const mark = name ? fill(phrases.marks[sideAtTurn(said)], { name }) : '';
      return `${phrases.turns[said.bearing]}${walk ? mark : mark.replace(/[,،]$/, '')}${onward(phrases.andWalk)}`;
    }
    case 'take-connection':
      return fill(...takeTemplate(said, phrases, language));
    case 'leave-connection': {
      const words = {
        way: connectionKindText(said, phrases),
        floor: quoted(said.floor.name, phrases),
      };
      const template = said.direction === 'same' ? phrases.leaveLevel : phrases.leaveWay;
      return fill(template, words) + onward(phrases.andWalk);
    }
    case 'pass-stop': {
      const stop = name ? fill(phrases.stop, { name }) : phrases.stopWithoutName;
      return stop + onward(phrases.goOn);
    }
    default: {
      if (!name) return phrases.arriveWithoutName;
      return fill(phrases.arrive, { name }) + phrases.sides[said.landmark!.side];
    }
  }
}

/** Fills in the placeholders. */
function fill(template: string, words: Words): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '');
}

/**
 * Returns the side of a landmark at a turn. A left turn at a landmark on the left is a turn "at"
 * it.
 */
function sideAtTurn({ bearing, landmark }: InstructionData): Landmark['side'] {
  const side = landmark!.side;
  return bearing.endsWith(side) ? 'at' : side;
}

function takeTemplate(said: Taken, phrases: Phrases, language: string): [string, Words] {
  const { floor, toFloor, direction, connection } = said;
  if (connection?.connectionType === 'door' && floor.floorStack !== toFloor?.floorStack) {
    const isEntered = toFloor?.floorStack !== undefined && !toFloor.isOutdoor;
    const building = isEntered ? toFloor.floorStack : floor.floorStack;
    const template = isEntered ? phrases.enter : phrases.leave;
    const through = connection.name === '' ? '' : phrases.through;
    const door = quoted(connection.name, phrases);
    return [template + through, { name: nameOf(building, phrases), door }];
  }
  const rise = Math.round(Math.abs((toFloor?.elevation ?? 0) - floor.elevation));
  const words = {
    way: connectionKindText(said, phrases),
    floor: quoted(toFloor?.name ?? '', phrases),
    floors: rise === 0 ? '' : countText(rise, phrases.floors, language),
  };
  if (direction === 'up') return [phrases.takeUp, words];
  if (direction === 'down') return [phrases.takeDown, words];
  return [toFloor === floor ? phrases.take : phrases.takeTo, words];
}

/**
 * Returns the type of a connection as text, because names such as "Stairs B, up" do not fit into a
 * sentence.
 */
function connectionKindText(
  { connection }: Pick<InstructionData, 'connection'>,
  phrases: Phrases,
): string {
  return phrases.ways[connection?.connectionType ?? ''] ?? phrases.ways.other;
}

function nameOf(building: FloorStack | undefined, phrases: Phrases): string {
  return building && building.name !== '' ? quoted(building.name, phrases) : phrases.building;
}

function quoted(name: string, { isolates }: Phrases): string {
  return isolates && name !== '' ? `${isolates[0]}${name}${isolates[1]}` : name;
}

/** Rounds a distance as people say it: metres up to 20, then fives, then tens; 0 below 2 m. */
function roundedMetres(metres: number): number {
  if (metres < 2) return 0;
  const step = metres < 20 ? 1 : metres < 100 ? 5 : 10;
  return Math.round(metres / step) * step;
}

function distanceText(metres: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'meter' }).format(metres);
}

function countText(count: number, forms: Phrases['floors'], language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('{count}', new Intl.NumberFormat(language).format(count));
}
