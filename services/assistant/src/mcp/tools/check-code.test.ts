import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeToCheck } from '../../code-check.ts';
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
      message: "Property 'markers' does not exist on type 'MapView'.",
    });
    expect(text).toContain("Property 'markers' does not exist");
    expect(text).toContain('get_symbol');
  });

  test.each([
    [{ code: ' \n ' }, 'expected code'],
    [{ code: '' }, 'code'],
    [{ code: 'x'.repeat(MAX_CODE_LENGTH + 1) }, 'code'],
    [{ code: 'a', language: 'swift' }, 'language'],
    [{ code: 'a', sdk: 'ios-sdk' }, 'There is no SDK "ios-sdk" here. There are: web-sdk 6.0, 5.0.'],
    [{ code: 'a', sdk: '__proto__' }, 'There is no SDK'],
    [{ code: 'a', version: '9.9' }, 'There is no version "9.9" of web-sdk here.'],
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
    expect(text).toContain('Ask again in a few seconds.');
    expect(asked).toEqual([{ code: '<a />', language: 'tsx', sdk: 'web-sdk', version: '6.0' }]);
    await busy.close();
  });
});
