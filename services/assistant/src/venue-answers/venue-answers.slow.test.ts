import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { VenueAnswers } from './venue-answers.ts';

const venuesFolder = join(import.meta.dirname, '../../../../venues/dist');
const answers = new VenueAnswers({ venuesFolder });
afterAll(() => answers.close());

describe('VenueAnswers', () => {
  test('answers with the elements and options of a route', async () => {
    const found = await answers.find('How far is it from Security to gate B2 without stairs?', []);
    expect(found?.text).toMatch(/^From Security to Gate B2: \d+ m/);
    expect(found?.reply).toMatchObject({
      status: 'answered',
      venue: { id: 'northwind-airport', name: 'Northwind International, Terminal 1' },
      places: [{ name: 'Security' }, { name: 'Gate B2' }],
      route: {
        start: { type: 'location' },
        end: { type: 'location' },
        isStepFree: true,
        avoided: [],
      },
    });
  });

  test('asks which venue is meant, with complete questions', async () => {
    const found = await answers.find('Where are the toilets?', []);
    expect(found?.reply.status).toBe('which-venue');
    expect(found?.reply.choices[0]).toEqual({
      label: 'Harbour Mall',
      question: 'Where are the toilets in Harbour Mall?',
    });
  });

  test('remembers the venue of earlier questions', async () => {
    const before = ['Where are the toilets?', 'Where are the toilets in Kestrel House?', 'thanks'];
    const found = await answers.find('How many lifts are there?', before);
    expect(found?.reply.venue?.id).toBe('kestrel-house');
  });

  test('answers several questions at the same time', async () => {
    const texts = ['Where is Fjord?', 'Where is Radiology?', 'How do I add a marker?'];
    const found = await Promise.all(texts.map((text) => answers.find(text, [])));
    expect(found.map((answer) => answer?.reply.venue?.id)).toEqual([
      'kestrel-house',
      'st-brigid-hospital',
      undefined,
    ]);
  });

  test('has no answer after a timeout', async () => {
    const broken = new VenueAnswers({ venuesFolder, timeoutMs: 1 });
    expect(await broken.find('Where is Fjord?', [])).toBeUndefined();
    await broken.close();
  });

  test('refuses questions beyond its queue', async () => {
    const busy = new VenueAnswers({ venuesFolder, maxQueueLength: 1 });
    const first = busy.find('Where is Fjord?', []);
    expect(await busy.find('Where is Fjord?', [])).toBeUndefined();
    expect((await first)?.reply.venue?.id).toBe('kestrel-house');
    await busy.close();
  });
});
