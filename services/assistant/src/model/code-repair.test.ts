import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CheckCode } from '../code-check.ts';
import { ask, type AskOptions } from './testing/ask.ts';
import { type ModelServer, says, searches, startModelServer } from './testing/model-server.ts';

const WRONG = 'map.pins.drop(1);';
const RIGHT = 'map.markers.add(shop);';
const ERROR = "Property 'pins' does not exist on type 'MapView'.";
let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

/** A compiler that accepts nothing but the right call. */
const checkCode: CheckCode = ({ code, language }) => {
  if (language !== 'ts') return Promise.resolve(undefined);
  const isRight = code === RIGHT;
  const message = code === WRONG ? ERROR : `Cannot compile ${code}`;
  return Promise.resolve({
    sdk: 'Web SDK 6.0',
    compiles: isRight,
    ...(!isRight && { message }),
  });
};

function fenced(code: string, language = 'ts'): string {
  return `\`\`\`${language}\n${code}\n\`\`\`\n`;
}

async function answerWith(text: string, options: AskOptions = {}) {
  server.play(searches('markers'), says(text));
  const { events, ...asked } = await ask(server.url, { checkCode, ...options });
  const checks = events.flatMap((event) => (event.type === 'code-check' ? [event.check] : []));
  return { ...asked, events, checks };
}

function repairRequests() {
  return server.requests.filter(({ stream, response_format }) => !stream && !response_format);
}

describe('code that does not compile', () => {
  test('goes back to the model, and readers see only what compiles', async () => {
    server.repair(`As asked:\n\n${fenced(RIGHT)}`);
    const { text, checks, error } = await answerWith(`Do:\n\n${fenced(WRONG)}Done.`);
    expect(error).toBeUndefined();
    expect(text).toBe(`Do:\n\n${fenced(RIGHT)}Done.`);
    expect(checks).toEqual([{ block: 0, sdk: 'Web SDK 6.0', compiles: true }]);
  });

  test('is sent with the question, the sections and the error of the compiler, as data', async () => {
    server.repair(fenced(RIGHT));
    await answerWith(fenced(WRONG));
    const [request] = repairRequests();
    expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(JSON.parse(request?.messages[1]?.content ?? '')).toEqual({
      question: 'How do I add a marker?',
      sdk: 'Web SDK 6.0',
      language: 'ts',
      code: WRONG,
      error: ERROR,
      sections: [expect.objectContaining({ text: 'A marker is your own element.' })],
    });
    expect(request?.tools).toBeUndefined();
    expect(request?.max_tokens).toBe(1000);
  });

  test('goes back again with the next error until it compiles', async () => {
    server.repair(fenced('second();'), fenced(RIGHT));
    const { text } = await answerWith(fenced(WRONG));
    expect(text).toBe(fenced(RIGHT));
    expect(repairRequests()[1]?.messages.slice(2)).toEqual([
      { role: 'assistant', content: fenced('second();') },
      { role: 'user', content: JSON.stringify({ error: 'Cannot compile second();' }) },
    ]);
  });

  test('goes back a limited number of times for all blocks of an answer together', async () => {
    server.repair(...[1, 2, 3, 4].map((at) => fenced(`attempt(${at});`)));
    const { text, checks } = await answerWith(`${fenced(WRONG)}And\n\n${fenced('other();')}`, {
      settings: { maxRepairs: 3 },
    });
    expect(repairRequests()).toHaveLength(3);
    expect(text).toBe(`${fenced('attempt(3);')}And\n\n${fenced('other();')}`);
    expect(checks).toEqual([
      expect.objectContaining({ block: 0, compiles: false, message: 'Cannot compile attempt(3);' }),
      expect.objectContaining({ block: 1, compiles: false, message: 'Cannot compile other();' }),
    ]);
  });

  test('stays where the operator allows no repairs', async () => {
    server.repair(fenced(RIGHT));
    const { text, checks } = await answerWith(fenced(WRONG), { settings: { maxRepairs: 0 } });
    expect(text).toBe(fenced(WRONG));
    expect(checks).toEqual([{ block: 0, sdk: 'Web SDK 6.0', compiles: false, message: ERROR }]);
    expect(repairRequests()).toEqual([]);
  });

  test.each([
    ['returns the same code', fenced(WRONG)],
    ['returns no code', 'I cannot do better.'],
    ['returns code that has no compiler', fenced('let it = be', 'swift')],
  ])('stays, with its error, when the model %s', async (_, response) => {
    server.repair(response, fenced(RIGHT));
    const { text, checks } = await answerWith(fenced(WRONG));
    expect(text).toBe(fenced(WRONG));
    expect(checks).toEqual([expect.objectContaining({ compiles: false, message: ERROR })]);
    expect(repairRequests()).toHaveLength(1);
  });

  test('stays, and the answer goes on, when the request for a repair fails', async () => {
    server.repair();
    const { text, error } = await answerWith(`${fenced(WRONG)}Done.`);
    expect(error).toBeUndefined();
    expect(text).toBe(`${fenced(WRONG)}Done.`);
  });

  test('stays when there is no room for it in a request', async () => {
    const long = `const a = '${'x'.repeat(12_000)}';`;
    server.repair(fenced(RIGHT));
    const { checks } = await answerWith(fenced(long), {
      settings: { maxContext: 4000, maxOutput: 5000 },
    });
    expect(checks).toEqual([expect.objectContaining({ compiles: false })]);
    expect(repairRequests()).toEqual([]);
  });

  test('keeps its place in a list when it is repaired', async () => {
    server.repair(fenced(RIGHT));
    const { text } = await answerWith(`1. So:\n\n   \`\`\`ts\n   ${WRONG}\n   \`\`\`\n2. Done.`);
    expect(text).toBe(`1. So:\n\n   \`\`\`ts\n   ${RIGHT}\n   \`\`\`\n2. Done.`);
  });
});
