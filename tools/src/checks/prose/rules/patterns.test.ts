import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findMatches } from '../find-matches.ts';
import type { TextBlock, TextKind } from '../texts/text-block.ts';
import { DESCRIPTION_PATTERNS } from './description-patterns.ts';
import { FILLER_PATTERNS } from './filler-patterns.ts';
import { HEADING_PATTERNS } from './heading-patterns.ts';
import { type Pattern, patternRule } from './pattern-rule.ts';
import { PATTERNS } from './patterns.ts';
import type { TextRule } from './rule.ts';
import { TERM_PATTERNS } from './term-patterns.ts';

type Pair = {
  readonly kind: TextKind;
  readonly before: string;
  readonly after: string;
  /** Ids of the rules that report `before`. Without a rule, only a reader sees the fault. */
  readonly rules: readonly string[];
};
type Examples = { readonly bad: readonly string[]; readonly good: readonly string[] };

const rows = [
  ...PATTERNS,
  ...TERM_PATTERNS,
  ...FILLER_PATTERNS,
  ...DESCRIPTION_PATTERNS,
  ...HEADING_PATTERNS,
];
const rules = rows.map(patternRule);
const pairs = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/edited-sentences.json'), 'utf8'),
) as readonly Pair[];

function lint(text: string, kind: TextKind, by: readonly TextRule[]): string[] {
  const block: TextBlock = { kind, text, offsets: [...text].map((_, index) => index) };
  const page = { file: 'page.mdx', source: text, blocks: [block], ignores: [] };
  return [...new Set(findMatches(page, by).map(({ rule }) => rule))].toSorted();
}

/** By the id of a rule. */
const EXAMPLES: Readonly<Record<string, Examples>> = {
  'address-for-url': {
    bad: ['The https address of the page.', 'Addresses of pictures are relative.'],
    good: ['The IP address of the server.', 'The postal address of the venue.'],
  },
  'alone-for-only': {
    bad: ['It answers to its own parent alone.'],
    good: ['Do not mark it by colour alone.', 'The map alone is not enough.'],
  },
  anew: { bad: ['The map begins anew.'], good: ['The map resets.'] },
  appearance: {
    bad: ['It shows which way the user looks.', 'Its looks can be changed.'],
    good: ['It shows the heading.', 'The camera looks straight down.'],
  },
  automatically: {
    bad: ['Search follows the language by itself.'],
    good: ['The module also works by itself.', 'Search follows the language automatically.'],
  },
  because: {
    bad: ['It reads the files, for version 1 has no manifest.'],
    good: ['It has a file, for example a manifest.', 'It is kept, for each venue by itself.'],
  },
  'code-tells': {
    bad: ['`status` tells what happened.', '`lost` and `restored` tell; reload.'],
    good: ['`status` tells you what happened.'],
  },
  'component-goes': {
    bad: ['Remove it when the screen goes.'],
    good: ['Remove it when the screen closes.'],
  },
  contraction: {
    bad: ["It doesn't throw.", 'It’s a map.'],
    good: ["The map's language.", "Choose Don't summarize."],
  },
  current: {
    bad: ['The present zoom.', 'Those of now.'],
    good: ['The current zoom.', 'It is ahead of now.'],
  },
  distance: {
    bad: ['0.3 to 2.5 s, by how far it is.'],
    good: ['Depending on the distance.', 'They see how far it is to the exit.'],
  },
  'empty-comment': {
    bad: ['It cannot.', 'Why. Its message says what to do.'],
    good: ['It cannot provide positions.'],
  },
  filler: {
    bad: ['Simply call it.', 'Please call it.'],
    good: ['Call it.', 'The user has just left.'],
  },
  'for-who': { bad: ['A text, for who cannot see it.'], good: ['For people who cannot see it.'] },
  gives: { bad: ['Gives a workspace.'], good: ['Returns a workspace.'] },
  'gives-way': { bad: ['The lower one gives way.'], good: ['The lower one is hidden.'] },
  'goes-on': { bad: ['Go on', 'The app goes on.'], good: ['Labels go on top of markers.'] },
  heading: { bad: ['What goes wrong', 'When it goes wrong'], good: ['Troubleshooting'] },
  hears: { bad: ['It hears of the tap.'], good: ['It receives the tap.'] },
  'initial-view': { bad: ['It goes to how the map began.'], good: ['The initial view.'] },
  'inside-of': { bad: ['Inside of a building.'], good: ['The outside of a building.'] },
  'is-no': {
    bad: ['A refusal is no error.'],
    good: ['There is no error.', 'It is not an error.', 'It is no longer an error.'],
  },
  'is-told': {
    bad: ['The map is not told of it.'],
    good: ['The user is told why.', 'They can be told apart.'],
  },
  lies: { bad: ['A label lies above the wall.'], good: ['The image lies on the floor.'] },
  misspelling: { bad: ['An error occured'], good: ['An error occurred'] },
  most: { bad: ['Most device pixels of a CSS pixel.'], good: ['Maximum device pixel ratio.'] },
  nevertheless: {
    bad: ['Nevertheless it works.', 'Meanwhile, wait.', 'It works besides.'],
    good: ['It still works.', 'Besides routes, it finds places.'],
  },
  'of-both': { bad: ['One of both.'], good: ['The height of both floors.'] },
  'of-your-own': {
    bad: ['It has a page of its own and a module of its own.'],
    good: [
      'It has a page of its own.',
      'It has none of its own, and nothing of its own.',
      'The URLs of your own files and the texts of your own labels.',
    ],
  },
  'of-yours': { bad: ['A model of yours.'], good: ['Your own model.'] },
  'one-as-pronoun': {
    bad: ['A room that one enters.', 'As fast as one can.'],
    good: ['Ask which one may open.', 'The first floor that one of them has.'],
  },
  'pointer-meets': {
    bad: ['A click can meet a marker.'],
    good: ['Where two walls meet.', 'The condition was met.', 'A room where people can meet.'],
  },
  previous: {
    bad: ['The one before is removed.'],
    good: ['The map before you changed it.', 'The day before.'],
  },
  'question-word': {
    bad: ['What the dot is like now.', 'When it was created.'],
    good: ['When the map loads, it fires.', 'State of the dot.', 'Whether it moves.'],
  },
  reload: { bad: ['Load the page again.'], good: ['Reload the page.'] },
  'room-for-space': {
    bad: ['There is no room for all labels.', 'It finds room.'],
    good: ['It finds room 12.', 'It finds the room.', 'There is no room with that name.'],
  },
  'said-to': {
    bad: ['It is said by the floor stack.', 'A failure is not told by a callback.'],
    good: ['The venue is said to be open.', 'Screen readers announce it.'],
  },
  somebody: { bad: ['Nobody touches it.'], good: ['No one touches it.'] },
  stands: {
    bad: ['The label stands beside the icon.'],
    good: ['A visitor stands at the gate.', 'MVF stands for a format.'],
  },
  'take-for-choose': { bad: ['Take this way'], good: ['Take the lift.', 'Use this route'] },
  'takes-away': { bad: ['It takes the marker away.'], good: ['It removes the marker.'] },
  'that-of': { bad: ['That of the visitor'], good: ['Its height is that of the room.'] },
  'that-which': { bad: ['The default is that which it had.'], good: ['The one that it had.'] },
  term: {
    bad: [
      'Serve it over https.',
      'Copy the url.',
      'Put it into an iFrame.',
      'The façade of a building.',
      'Each POI has a name.',
      'Register a web hook.',
      'Send an email.',
      'You trade a key for a token.',
      'Both are mended.',
      'It moves at once.',
      'It shows a Blue Dot.',
      'Send a Deep Link.',
      'Match by external ID.',
      'A Floor Stack of three.',
      'Each Point Of Interest.',
      'Switch Dynamic Focus on.',
      'Show a Stacked Map.',
      'Ask for a Step-free Route.',
      'List the Turn-by-turn Directions.',
      'Positions are in WGS84.',
      'Set the Zoom Level.',
    ],
    good: [
      'Serve it over HTTPS.',
      'Open https://example.com in an iframe.',
      'It shows a blue dot in the facade.',
      'Blue dot',
      'Match by external id.',
      'Positions are in WGS 84.',
      'Fix it and send an e-mail.',
    ],
  },
  'typing-mistake': { bad: ['A typing mistake.'], good: ['A typo.'] },
  'way-for-route': {
    bad: ['There is no way between these places.', 'Step-free ways have no steps.'],
    good: ['There is no way to change it.', 'The quickest way to make a link.'],
  },
  'where-for-if': {
    bad: ['Where there is no WebGL, it stays empty.'],
    good: ['Draw a door where there is no wall.'],
  },
  whoever: { bad: ['It follows whoever changes it.'], good: ['Anyone who changes it.'] },
  whom: { bad: ['The user for whom it is.'], good: ['The user who asked.'] },
  'without-it': { bad: ['The ids. Without it: all.'], good: ['The ids. Without it, all.'] },
};

function kindOf({ kinds }: Pattern): TextKind {
  return kinds?.at(-1) ?? 'paragraph';
}

describe('patterns', () => {
  test.each(rows.map((row) => [`${row.id} ${row.pattern.source.slice(0, 40)}`, row] as const))(
    'find an example: %s',
    (_title, row) => {
      const bad = EXAMPLES[row.id]?.bad ?? [];
      expect(bad.some((text) => lint(text, kindOf(row), [patternRule(row)]).length > 0)).toBe(true);
    },
  );

  test.each(Object.entries(EXAMPLES))('tell faults from good uses: %s', (id, { bad, good }) => {
    const own = rows.filter((row) => row.id === id);
    const found = (text: string): boolean =>
      own.some((row) => lint(text, kindOf(row), [patternRule(row)]).length > 0);
    expect(bad.filter((text) => !found(text))).toEqual([]);
    expect(good.filter(found)).toEqual([]);
  });

  test('say what to write', () => {
    const [match] = rules.flatMap((rule) => rule.find('It begins anew.'));
    expect(match?.advice).toBe("Write 'again' or 'from scratch' instead of 'anew'.");
  });

  test('do not read inline code', () => {
    expect(lint('Call `anew` or `at once`.', 'paragraph', rules)).toEqual([]);
  });

  test('allow one "of its own" on a page', () => {
    const twice = 'It has a page of its own. It has a module of its own.';
    expect(lint(twice, 'paragraph', rules)).toEqual(['of-your-own']);
    expect(lint('It has a page of its own.', 'paragraph', rules)).toEqual([]);
  });

  test('leave whole sentences to the start of descriptions', () => {
    expect(lint('What goes up comes down.', 'paragraph', rules)).toEqual([]);
  });
});

describe('edited sentences', () => {
  test('are 135, 81 of them with a pattern', () => {
    expect(pairs).toHaveLength(135);
    expect(pairs.filter((pair) => pair.rules.length > 0)).toHaveLength(81);
  });

  test.each(pairs.map((pair) => [pair.before, pair] as const))('%s', (_title, pair) => {
    expect(lint(pair.before, pair.kind, rules)).toEqual(pair.rules.toSorted());
    expect(lint(pair.after, pair.kind, rules)).toEqual([]);
  });
});
