import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import {
  findSyntaxErrors,
  parseSource,
} from '../../packages/native-api/src/syntax/parse-source.ts';
import { CODE_LANGUAGES } from '../src/features/rest-apis/code/code-languages.ts';
import type { HarRequest } from '../src/features/rest-apis/code/har-request.ts';
import { type LanguageName, LANGUAGES } from '../src/features/rest-apis/code/language-names.ts';

const headers = [
  { name: 'Authorization', value: 'Bearer abc.def' },
  { name: 'Content-Type', value: 'application/json' },
];
const HARD = { name: `O'Neil "$HOME" ${'${1}'} é`, labels: true, none: null };
const REQUESTS: Readonly<Record<string, HarRequest>> = {
  'a list': { method: 'GET', url: 'https://portal.example/rest/v1/venues?limit=2', headers },
  'a creation': {
    method: 'POST',
    url: 'https://portal.example/rest/v1/workspaces',
    headers,
    postData: {
      mimeType: 'application/json',
      text: JSON.stringify({ name: 'Harbour Retail Group' }, null, 2),
    },
  },
  'a call without a body': {
    method: 'POST',
    url: 'https://portal.example/rest/v1/workspaces/ws_1/maps/map_1/publish',
    headers,
  },
  'a request before there is a token': {
    method: 'PATCH',
    url: 'https://portal.example/rest/v1/workspaces/ws_1',
    headers: [{ name: 'Authorization', value: 'Bearer $TOKEN' }],
    postData: { mimeType: 'application/json', text: '{"name":"Bearer $TOKEN"}' },
  },
  'a body that is no JSON yet': {
    method: 'POST',
    url: 'https://portal.example/rest/v1/workspaces',
    headers,
    postData: { mimeType: 'application/json', text: '{\n  "name": "O\'Neil' },
  },
  'a removal': { method: 'DELETE', url: 'https://portal.example/rest/v1/workspaces/ws_1', headers },
};

const HARD_REQUEST: HarRequest = {
  ...REQUESTS['a creation']!,
  postData: { mimeType: 'application/json', text: JSON.stringify(HARD) },
};

function codeOf(language: LanguageName, request: HarRequest): string {
  return CODE_LANGUAGES[language].write(request);
}

describe.each(Object.entries(REQUESTS))('%s', (_name, request) => {
  test.each(['kotlin', 'python'] as const)('parses in %s', async (language) => {
    const code = codeOf(language, request);
    expect(findSyntaxErrors(await parseSource(code, language))).toEqual([]);
    expect(code).toContain('https://portal.example/rest/v1/');
  });

  test('parses in swift', async () => {
    // The grammar does not read quotes in raw strings, which the language allows.
    const code = codeOf('swift', request).replace(/#"""[\s\S]*?"""#/, '"body"');
    expect(findSyntaxErrors(await parseSource(code, 'swift'))).toEqual([]);
    expect(code).toContain('https://portal.example/rest/v1/');
  });

  test('parses in TypeScript', () => {
    const { diagnostics } = ts.transpileModule(codeOf('typescript', request), {
      reportDiagnostics: true,
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
    });
    expect(diagnostics).toEqual([]);
  });

  test('names method and token for curl', () => {
    const code = codeOf('curl', request);
    expect(code).toMatch(
      /--header ('Authorization: Bearer abc\.def'|"Authorization: Bearer \$TOKEN")/,
    );
    const [, method = 'GET'] = /--request (\w+)/.exec(code) ?? [];
    expect(method).toBe(request.method);
  });
});

test.each(['kotlin', 'python'] as const)('preserves quotes in %s', async (language) => {
  const code = codeOf(language, HARD_REQUEST);
  expect(findSyntaxErrors(await parseSource(code, language))).toEqual([]);
});

test('escapes templates in Kotlin', () => {
  expect(codeOf('kotlin', HARD_REQUEST)).toContain(String.raw`\$HOME`);
});

test('writes a form feed in Kotlin by its number', () => {
  const text = JSON.stringify({ name: '\f' });
  const request = { ...REQUESTS['a creation']!, postData: { mimeType: 'application/json', text } };
  expect(codeOf('kotlin', request)).toContain(String.raw`\\f`);
});

test('passes a body to OkHttp in Kotlin where it is required', () => {
  const code = codeOf('kotlin', REQUESTS['a call without a body']!);
  expect(code).toContain('.post("".toRequestBody())');
  expect(code).toContain('import okhttp3.RequestBody.Companion.toRequestBody');
});

test.each<[LanguageName, string]>([
  ['curl', '"Authorization: Bearer $TOKEN"'],
  ['typescript', 'Authorization: `Bearer ${process.env.TOKEN}`'],
  ['swift', String.raw`setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")`],
  ['kotlin', '.header("Authorization", "Bearer ${System.getenv("TOKEN")}")'],
  ['python', `"Authorization": f"Bearer {os.environ['TOKEN']}"`],
])('reads the token from the environment in %s if there is none yet', (language, says) => {
  const code = codeOf(language, REQUESTS['a request before there is a token']!);
  expect(code).toContain(says);
  expect(code.match(/environ|getenv|process\.env|"Authorization: Bearer \$/g)).toHaveLength(1);
});

test('inserts the token of the reader into the code', () => {
  for (const { name } of LANGUAGES) {
    expect(codeOf(name, REQUESTS['a list']!)).toContain('Bearer abc.def');
  }
});
