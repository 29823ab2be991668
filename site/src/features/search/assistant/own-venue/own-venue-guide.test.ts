import { writeBundle } from '@brand/mvf';
import { sparseOffice, tinyVenue } from '@brand/test-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { OwnVenueGuide } from './own-venue-guide';

const VENUE = { id: '0b1c', name: 'Westport House' };
let guide: OwnVenueGuide;

beforeAll(async () => {
  guide = await OwnVenueGuide.open(VENUE, new Blob([new Uint8Array(writeBundle(tinyVenue()))]));
});

const ask = (text: string, options: { isCurrent?: boolean; isDoubtful?: boolean } = {}) =>
  guide.answer({ text, isCurrent: false, isDoubtful: false, ...options });

describe('OwnVenueGuide', () => {
  test('answers with the elements and options of a route', async () => {
    const found = await ask(
      'How do I get from Information to Café Morgen upstairs without stairs?',
    );
    expect(found?.text).toMatch(
      /^From Information to Café Morgen upstairs: \d+ m, .+ step-free\.$/,
    );
    expect(found?.reply).toMatchObject({
      status: 'answered',
      venue: VENUE,
      route: { start: { id: 'loc_info' }, end: { id: 'loci_cafe-upper' }, isStepFree: true },
    });
  });

  test('names similar places for an unknown one, and questions to ask instead', async () => {
    const found = await ask('Where is the nearest lift to Information 12?');
    expect(found?.text).toContain(
      'has no place called “Information 12”. Similar names: Information',
    );
    expect(found?.reply).toMatchObject({
      status: 'unknown-place',
      choices: [{ question: 'Where is the nearest lift to Information?' }],
    });
  });

  test.each(['Where is the changelog?', 'How far is the marker from the shop label?'])(
    'leaves %j to the documentation',
    async (text) => {
      expect(await ask(text, { isCurrent: true })).toBeUndefined();
    },
  );

  test('understands a question about the whole venue only in a conversation about it', async () => {
    expect(await ask('How many floors are there?')).toBeUndefined();
    const found = await ask('How many floors are there?', { isCurrent: true });
    expect(found?.text).toContain('3 floors');
  });

  test('leaves a doubtful question with an unknown place to the service', async () => {
    const text = 'How far is it from the shop to gate B2?';
    expect((await ask(text))?.reply.status).toBe('unknown-place');
    expect(await ask(text, { isDoubtful: true })).toBeUndefined();
  });

  test('writes names as text', async () => {
    const document = tinyVenue();
    document.locations[1]!.details!.name = 'Shop *9* [x](y)';
    const zip = new Blob([new Uint8Array(writeBundle(document))]);
    const own = await OwnVenueGuide.open(VENUE, zip);
    const found = await own.answer({
      text: 'Where is Shop *9* [x](y)?',
      isCurrent: true,
      isDoubtful: false,
    });
    expect(found?.text).toContain(String.raw`Shop \*9\* \[x\](y)`);
  });

  test('suggests questions that have an answer', async () => {
    const questions = await guide.suggest();
    expect(questions).toHaveLength(3);
    for (const question of questions) {
      expect((await ask(question))?.reply.status).toBe('answered');
    }
  });

  test('suggests questions for a venue with few names', async () => {
    const own = await OwnVenueGuide.open(
      VENUE,
      new Blob([new Uint8Array(writeBundle(sparseOffice()))]),
    );
    expect(await own.suggest()).toEqual([
      expect.stringMatching(/^How do I get from /),
      expect.stringMatching(/^Where is /),
    ]);
  });

  test('names the venue and what to do if the bundle is broken', async () => {
    await expect(OwnVenueGuide.open(VENUE, new Blob(['no zip']))).rejects.toThrow(
      /^The bundle of Westport House could not be opened\. .+ Open the venue in the workbench again/,
    );
  });
});
