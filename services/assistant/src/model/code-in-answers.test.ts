import { readShareHash } from '@brand/wire/playground';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CodeToCheck, CodeVerdict } from '../code-check.ts';
import { ask } from './testing/ask.ts';
import { type ModelServer, says, searches, startModelServer } from './testing/model-server.ts';
import { makePassage } from './testing/passages.ts';

const ANSWER = [
  'Do\n\n``',
  '`ts\nmap.mark',
  'ers.add(a);\n``',
  '`\n\n```ba',
  'sh\nnpm i\n```\nDone.',
];
let server: ModelServer;
let checked: CodeToCheck[];

beforeEach(async () => {
  checked = [];
  server = await startModelServer();
});
afterEach(() => server.close());

function verdict(result: Omit<CodeVerdict, 'sdk'>) {
  return (code: CodeToCheck): Promise<CodeVerdict | undefined> => {
    checked.push(code);
    return Promise.resolve(code.language === 'ts' ? { sdk: 'Web SDK 6.0', ...result } : undefined);
  };
}

describe('code in an answer', () => {
  test('appears with a verdict once its block is complete', async () => {
    server.play(searches('a'), says(...ANSWER));
    const { events, text } = await ask(server.url, { checkCode: verdict({ compiles: true }) });
    expect(text).toBe(ANSWER.join(''));
    const [before, block, check] = events.slice(3);
    expect(before).toEqual({ type: 'text', delta: 'Do\n\n' });
    expect(block).toEqual({ type: 'text', delta: '```ts\nmap.markers.add(a);\n```\n' });
    expect(check).toEqual({
      type: 'code-check',
      check: { block: 0, sdk: 'Web SDK 6.0', compiles: true },
    });
    expect(checked).toEqual([
      { code: 'map.markers.add(a);', language: 'ts', sdk: 'web-sdk', version: '6.0' },
      { code: 'npm i', language: 'bash', sdk: 'web-sdk', version: '6.0' },
    ]);
  });

  test('carries the message of the compiler when it does not compile', async () => {
    server.play(searches('a'), says('```sh\nls\n```\n', '```ts\nmap.foo();\n```'));
    const message = "Property 'foo' does not exist on type 'MapView'.";
    const { events } = await ask(server.url, { checkCode: verdict({ compiles: false, message }) });
    expect(events).toContainEqual({
      type: 'code-check',
      check: { block: 1, sdk: 'Web SDK 6.0', compiles: false, message },
    });
  });

  test('opens in the playground as a whole program', async () => {
    const program = { file: 'main.ts', text: 'await showVenue();' };
    server.play(searches('a'), says(...ANSWER));
    const { events } = await ask(server.url, { checkCode: verdict({ compiles: true, program }) });
    const check = events.find((event) => event.type === 'code-check')?.check;
    const [path, hash] = (check?.playground ?? '').split('#');
    expect(path).toBe('/playground/?sample=web-sdk/6.0/first-map');
    expect(await readShareHash(`#${hash}`)).toEqual({ files: { 'main.ts': program.text } });
  });

  test('appears without a verdict when the check fails', async () => {
    server.play(searches('a'), says(...ANSWER));
    const { events, text } = await ask(server.url, {
      checkCode: () => Promise.reject(new Error('No worker.')),
    });
    expect(text).toBe(ANSWER.join(''));
    expect(events.some(({ type }) => type === 'code-check')).toBe(false);
  });

  test.each([
    {
      by: 'what the reader reads',
      section: 'react-native-sdk',
      found: ['web-sdk', 'react-native-sdk'],
    },
    { by: 'passages, where the reader reads no SDK', section: 'docs', found: ['react-native-sdk'] },
    {
      by: 'its imports',
      section: 'web-sdk',
      found: ['web-sdk'],
      code: "import {} from '@acme/react-native-sdk';",
    },
  ])('compiles against the SDK of $by', async ({ section, found, code = 'a();' }) => {
    server.play(searches('a'), says('```ts\n', code, '\n```\n'));
    await ask(server.url, {
      checkCode: verdict({ compiles: true }),
      question: { reader: { tags: ['docs-web-sdk-6.0', 'docs-react-native-sdk-6.0'], section } },
      retrieve: () => Promise.resolve(found.map((sdk) => makePassage(`/${sdk}/a`, { sdk }))),
    });
    expect(checked[0]?.sdk).toBe('react-native-sdk');
  });

  test('compiles against the version of the passages, which a question may name', async () => {
    server.play(searches('a'), says('```ts\na();\n```\n'));
    await ask(server.url, {
      checkCode: verdict({ compiles: true }),
      retrieve: () => Promise.resolve([makePassage('/web-sdk/4.0/a', { version: '4.0' })]),
    });
    expect(checked[0]).toMatchObject({ sdk: 'web-sdk', version: '4.0' });
  });
});
