import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerEngine, AnswerEvent } from '../answer-engine.ts';
import type { VenueText } from './venue-text.ts';
import { withVenueAnswers } from './with-venue-answers.ts';

const venuesFolder = mkdtempSync(join(tmpdir(), 'venues-'));
writeFileSync(
  join(venuesFolder, 'index.json'),
  JSON.stringify([{ slug: 'west-mall', name: 'West Mall' }]),
);
afterAll(() => rmSync(venuesFolder, { recursive: true }));

const DOCS: AnswerEngine = {
  name: 'grounded',
  async *answer() {
    yield { type: 'text', delta: 'From the pages.' };
    yield { type: 'outcome', isAnswered: true };
  },
};
const FOUND: VenueText = {
  text: 'The *cinema* is on Floor [1].',
  reply: {
    status: 'answered',
    venue: { id: 'west-mall', name: 'West Mall' },
    places: [],
    choices: [],
  },
};

let asked: [text: string, before: readonly string[]][];
beforeEach(() => {
  asked = [];
});

async function ask(
  text: string,
  found: VenueText | undefined,
  folder = venuesFolder,
): Promise<AnswerEvent[]> {
  const find = async (...question: (typeof asked)[number]): Promise<VenueText | undefined> => {
    asked.push(question);
    return found;
  };
  const engine = withVenueAnswers(DOCS, { venuesFolder: folder, find });
  const { signal } = new AbortController();
  const events: AnswerEvent[] = [];
  const question = { text, before: ['Where is West Mall?'], reader: { tags: [] }, signal };
  for await (const event of engine.answer(question)) events.push(event);
  return events;
}

describe('withVenueAnswers', () => {
  test('answers a question about a venue with a text and data for a map', async () => {
    expect(await ask('How many lifts does West Mall have?', FOUND)).toEqual([
      { type: 'answered-by', engine: 'venue' },
      { type: 'text', delta: String.raw`The \*cinema\* is on Floor \[1\].` },
      { type: 'venue', reply: FOUND.reply },
      { type: 'outcome', isAnswered: true },
    ]);
    expect(asked).toEqual([['How many lifts does West Mall have?', ['Where is West Mall?']]]);
  });

  test('counts an unknown place as not answered', async () => {
    const reply = { ...FOUND.reply, status: 'unknown-place' };
    const events = await ask('Where is the zoo in West Mall?', { ...FOUND, reply });
    expect(events.at(-1)).toEqual({ type: 'outcome', isAnswered: false });
  });

  test('leaves a question to the documentation if no venue answers', async () => {
    expect(await ask('Where is the changelog?', undefined)).toContainEqual({
      type: 'text',
      delta: 'From the pages.',
    });
    expect(asked).toHaveLength(1);
  });

  test('asks no venue for texts of another form', async () => {
    await ask('How do I add a marker?', FOUND);
    expect(asked).toEqual([]);
  });

  test('asks no venue if the portal has none', async () => {
    await ask('Where is the cinema?', FOUND, join(venuesFolder, 'none'));
    expect(asked).toEqual([]);
  });
});
