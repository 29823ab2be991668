import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CodeToCheck, MAX_ERRORS } from '../../code-check.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { MAX_CODE_LENGTH } from './check-code.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('check_code', () => {
  test('compiles code with the newest version', async () => {
    const { text, structured, isError } = await server.call('check_code', { code: 'map.markers;' });
    expect(isError).toBe(false);
    expect(structured).toEqual({ compiles: true, sdk: 'Web SDK 6.0' });
    expect(text).toBe('The code compiles with Web SDK 6.0.');
  });

  test('names what does not exist in the requested version', async () => {
    const { text, structured } = await server.call('check_code', {
      code: 'map.markers;',
      sdk: 'Web SDK',
      version: '5',
    });
    expect(structured).toEqual({
      compiles: false,
      sdk: 'Web SDK 5.0',
      errors: [{ line: 1, message: "Property 'markers' does not exist on type 'MapView'." }],
      moreErrors: 0,
    });
    expect(text).toContain("Line 1: Property 'markers' does not exist");
    expect(text).toContain('get_symbol');
  });

  test('reports all errors with their lines in the code that was sent', async () => {
    const { text, structured } = await server.call('check_code', {
      code: 'map.markers;\n\nmap.pin;\nmap.marker;',
    });
    expect(structured?.['errors']).toMatchObject([{ line: 3 }, { line: 4 }]);
    expect(text).toContain("Line 3: Property 'pin' does not exist");
    expect(text).toContain("Line 4: Property 'marker' does not exist");
  });

  test('says how many errors it leaves out', async () => {
    const code = Array.from({ length: MAX_ERRORS + 5 }, () => 'map.pin;').join('\n');
    const { text, structured } = await server.call('check_code', { code });
    expect(structured?.['errors']).toHaveLength(MAX_ERRORS);
    expect(structured?.['moreErrors']).toBe(5);
    expect(text).toContain('And 5 more errors.');
  });

  test('says why the compiler gave up', async () => {
    const slow = await startTestServer({
      checkCode: () =>
        Promise.resolve({ sdk: 'Web SDK 6.0', compiles: false, message: 'It took too long.' }),
    });
    const { text, structured } = await slow.call('check_code', { code: 'a' });
    expect(structured).toEqual({
      compiles: false,
      sdk: 'Web SDK 6.0',
      message: 'It took too long.',
    });
    expect(text).toContain('It took too long.');
    await slow.close();
  });

  test.each([
    [{ code: ' \n ' }, 'expected code'],
    [{ code: '' }, 'code'],
    [{ code: 'x'.repeat(MAX_CODE_LENGTH + 1) }, 'code'],
    [{ code: 'a', language: 'swift' }, 'language'],
    [{ code: 'a', sdk: 'ios-sdk' }, 'There is no SDK "ios-sdk". Use one of: web-sdk 6.0, 5.0.'],
    [{ code: 'a', sdk: '__proto__' }, 'There is no SDK'],
    [{ code: 'a', version: '9.9' }, 'There is no version "9.9" of web-sdk.'],
  ])('rejects input %#', async (input, message) => {
    const { text, isError } = await server.call('check_code', input);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  test('asks to retry when the compiler is busy', async () => {
    const asked: CodeToCheck[] = [];
    const busy = await startTestServer({
      checkCode: (code) => {
        asked.push(code);
        return Promise.resolve(undefined);
      },
    });
    const { text, isError } = await busy.call('check_code', { code: '<a />', language: 'tsx' });
    expect(isError).toBe(true);
    expect(text).toContain('Try again in a few seconds.');
    expect(asked).toEqual([{ code: '<a />', language: 'tsx', sdk: 'web-sdk', version: '6.0' }]);
    await busy.close();
  });
});
