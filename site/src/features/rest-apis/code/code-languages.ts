import { jsFetch } from '@scalar/snippetz/plugins/js/fetch';
import { pythonRequests } from '@scalar/snippetz/plugins/python/requests';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';
import { swiftNsurlsession } from '@scalar/snippetz/plugins/swift/nsurlsession';
import type { HarRequest } from './har-request.ts';
import { kotlinCode } from './kotlin-code.ts';
import type { LanguageName } from './language-names.ts';
import { type TokenWords, withTokenOfEnvironment } from './token-of-environment.ts';

export type CodeLanguage = {
  /** Language id for syntax highlighting. */
  readonly syntax: string;
  readonly write: (request: HarRequest) => string;
};

/** How each language renders a request. */
export const CODE_LANGUAGES: Readonly<Record<LanguageName, CodeLanguage>> = {
  curl: {
    syntax: 'bash',
    write: writer((request) => generate(shellCurl, request), {
      written: "'Authorization: Bearer $TOKEN'",
      // The shell expands variables only between double quotes.
      read: '"Authorization: Bearer $TOKEN"',
    }),
  },
  typescript: {
    syntax: 'ts',
    write: writer(typeScriptCode, {
      written: "'Bearer $TOKEN'",
      read: '`Bearer ${process.env.TOKEN}`',
    }),
  },
  swift: {
    syntax: 'swift',
    write: writer((request) => generate(swiftNsurlsession, request), {
      written: '"Bearer $TOKEN"',
      read: String.raw`"Bearer \(token)"`,
      first: [
        'let token = ProcessInfo.processInfo.environment["TOKEN"] ?? ""',
        'var request = URLRequest',
      ],
    }),
  },
  kotlin: {
    syntax: 'kotlin',
    // The library writes code for OkHttp 3, which later versions do not compile.
    write: writer(kotlinCode, {
      written: String.raw`"Bearer \$TOKEN"`,
      read: '"Bearer ${System.getenv("TOKEN")}"',
    }),
  },
  python: {
    syntax: 'python',
    write: writer(pythonCode, {
      written: '"Bearer $TOKEN"',
      read: `f"Bearer {os.environ['TOKEN']}"`,
      first: ['import os\n', 'import requests'],
    }),
  },
};

function writer(
  write: (request: HarRequest) => string,
  words: TokenWords,
): (request: HarRequest) => string {
  return (request) => withTokenOfEnvironment(write(request), request, words).trimEnd();
}

type Generator = { readonly generate: (request: never) => string };

function generate({ generate: write }: Generator, request: HarRequest): string {
  return write(request as never);
}

function typeScriptCode(request: HarRequest): string {
  return `const response = await ${generate(jsFetch, request)};\nconsole.log(response.status, await response.text());\n`;
}

function pythonCode(request: HarRequest): string {
  return `import requests\n\nresponse = ${generate(pythonRequests, request)}\nprint(response.status_code, response.text)\n`;
}
