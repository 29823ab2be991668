import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue } from '@brand/venue';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerQuestion } from '../answer/answer-venue-question.ts';
import { PlaceFinder } from '../find/find-places.ts';
import type { VenueAnswer } from '../venue-answer.ts';
import { chooseVenue, type KnownVenue } from './choose-venue.ts';

/** A Thursday. */
const NOW = new Date('2026-11-19T10:00:00Z');
const venues: KnownVenue[] = [];

beforeAll(async () => {
  for (const id of ['tiny-house', 'other-house']) {
    const document = tinyVenue();
    const name = id === 'tiny-house' ? 'Tiny house' : 'Other house';
    document.cmsVenue.details = { name };
    if (id === 'other-house') {
      document.locations = document.locations.filter((location) => location.id === 'loc_shop');
      document.locationInstances = [];
      document.cmsVenue.topLocations = [];
      document.cmsLocations = [];
    }
    const venue = await openVenue(writeBundle(document));
    venues.push({ id, name, words: [], finder: new PlaceFinder(venue) });
  }
});

async function ask(
  text: string,
  current?: KnownVenue,
  among: readonly KnownVenue[] = venues,
): Promise<VenueAnswer & { venue: string }> {
  const chosen = chooseVenue(text, among, current);
  if (!chosen || !('venue' in chosen)) throw new Error(`no answer: ${JSON.stringify(chosen)}`);
  return { venue: chosen.venue.id, ...(await answerQuestion(chosen.question, { now: NOW })) };
}

describe('chooseVenue', () => {
  test('chooses the venue that has the place', async () => {
    expect(await ask('Where is the information?')).toMatchObject({ venue: 'tiny-house' });
  });

  test('chooses the venue that the question names', async () => {
    expect(await ask('Where is the shop in Other house?')).toMatchObject({ venue: 'other-house' });
  });

  test('chooses the venue of the conversation among those that fit', async () => {
    expect(await ask('Where is the shop?', venues[1])).toMatchObject({ venue: 'other-house' });
  });

  test('chooses the venue with a place like an unknown one', async () => {
    expect(await ask('Where is the nearest shop to Information 12?')).toMatchObject({
      venue: 'tiny-house',
      status: 'unknown-place',
    });
  });

  test('lists the venues that fit equally well', () => {
    const chosen = chooseVenue('Where is the shop?', venues);
    expect(chosen && 'venues' in chosen && chosen.venues.map(({ id }) => id)).toEqual([
      'tiny-house',
      'other-house',
    ]);
  });

  test.each([
    'Where is the changelog?',
    'How do I get from version 5 to version 6?',
    'Where is the JSON schema of the shop?',
    'How far is the marker from the shop label?',
    'Where is the source of Tiny house?',
    'opening hours',
  ])('leaves %j to the documentation', (text) => {
    expect(chooseVenue(text, venues)).toBeUndefined();
  });
});

describe('answerQuestion', () => {
  test('says where a place is, and what is near', async () => {
    expect(await ask('Where is the information?')).toMatchObject({
      status: 'answered',
      text: expect.stringMatching(/^Information is on Ground floor(, near .+)?\.$/),
      places: [{ type: 'location', id: 'loc_info', floors: [{ id: 'f_ground' }] }],
    });
  });

  test('measures a route, with floors, steps and the connection', async () => {
    const { text, route } = await ask('How do I get from Information to Café Morgen upstairs?');
    expect(text).toMatch(
      /^From Information to Café Morgen upstairs: \d+ m, (about|less than) .+ on foot\. Take .+ from Ground floor to Upper floor\.$/,
    );
    expect(route).toMatchObject({
      from: { id: 'loc_info' },
      to: { id: 'loci_cafe-upper' },
      floors: [{ id: 'f_ground' }, { id: 'f_upper' }],
    });
    expect(route!.steps.length).toBeGreaterThan(2);
  });

  test('finds the nearest place by a synonym', async () => {
    expect(await ask('Where is the nearest coffee bar to Information?')).toMatchObject({
      status: 'answered',
      route: { to: { name: 'Café Morgen' } },
    });
  });

  test('says that only a route with steps exists', async () => {
    const document = tinyVenue();
    document.connections = document.connections.filter(({ type }) => type === 'stairs');
    const finder = new PlaceFinder(await openVenue(writeBundle(document)));
    const steps: KnownVenue = { id: 'steps', name: 'Steps', words: [], finder };
    const { status, text } = await ask(
      'from Information to Café Morgen upstairs without stairs',
      steps,
      [steps],
    );
    expect(status).toBe('no-route');
    expect(text).toMatch(
      /^There is no step-free route from Information to Café Morgen upstairs\. .+ \d+ m\.$/,
    );
  });

  test('asks which place is meant, with complete questions', async () => {
    const document = tinyVenue();
    document.locations[1]!.details!.name = 'Left studio';
    document.locations[2]!.details!.name = 'Right studio';
    const finder = new PlaceFinder(await openVenue(writeBundle(document)));
    const studios: KnownVenue = { id: 'studios', name: 'Studios', words: [], finder };
    expect(
      await ask('How far is it from the studio to Café Morgen?', studios, [studios]),
    ).toMatchObject({
      status: 'ambiguous',
      text: '“studio” can be Left studio or Right studio. Which one do you mean?',
      choices: [
        'How far is it from the Left studio to Café Morgen?',
        'How far is it from the Right studio to Café Morgen?',
      ],
    });
  });

  test('names similar places for an unknown one', async () => {
    expect(await ask('How far is it from Informtion to the shop in Tiny house?')).toMatchObject({
      status: 'unknown-place',
      text: 'Tiny house has no place called “Informtion”. Similar names: Information.',
      choices: ['How far is it from Information to the shop?'],
    });
  });

  test('asks for the start of a route', async () => {
    expect(await ask('How do I get to the information?')).toMatchObject({
      status: 'missing-start',
      choices: ['How do I get to the information from Café Morgen?'],
    });
  });
});

describe('answerQuestion without a route', () => {
  test.each([
    [
      'How many shops are there in Tiny house?',
      'Shop: 2 in Tiny house, 1 on Ground floor and 1 on Upper floor.',
    ],
    [
      'How many floors does Tiny house have?',
      'Tiny house has 3 floors: Ground floor, Plaza and Upper floor.',
    ],
    ['How many lifts does Tiny house have?', /^Tiny house has 1 match for “lifts”: .+\.$/],
    ['What is on the upper floor of Tiny house?', /^Upper floor: .*Shop/],
    [
      'What is on the ninth floor of Tiny house?',
      /^Tiny house has no floor called “ninth floor”\. Its floors are/,
    ],
    [
      'When does Café Morgen open?',
      /^Café Morgen: Monday 08:00–18:30, Tuesday to Thursday closed, Friday 08:00–18:30 and Saturday to Sunday closed\.$/,
    ],
    ['Is Café Morgen open?', 'Café Morgen is closed now. Hours on Thursday: closed.'],
    ['Is Café Morgen open tomorrow?', 'Café Morgen is open on Friday: 08:00–18:30.'],
    ['When does the shop open in Tiny house?', 'The bundle has no opening hours of Shop.'],
    ['When does Tiny house open?', 'The bundle has no opening hours of Tiny house.'],
  ])('answers %j', async (question, expected) => {
    const { text } = await ask(question);
    expect(text).toMatch(expected);
  });
});
