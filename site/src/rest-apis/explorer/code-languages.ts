import { jsFetch } from '@scalar/snippetz/plugins/js/fetch';
import { pythonRequests } from '@scalar/snippetz/plugins/python/requests';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';
import { swiftNsurlsession } from '@scalar/snippetz/plugins/swift/nsurlsession';
import type { HarRequest } from './har-request.ts';
import { kotlinCode } from './kotlin-code.ts';

export type CodeLanguage = {
  readonly title: string;
  /** What Swagger UI colours it as. */
  readonly syntax: string;
  readonly write: (request: HarRequest) => string;
};

/** The languages that a request is shown in, by the names that Swagger UI calls them. */
export const CODE_LANGUAGES: Readonly<Record<string, CodeLanguage>> = {
  curl: { title: 'curl', syntax: 'bash', write: (request) => generate(shellCurl, request) },
  typescript: { title: 'TypeScript', syntax: 'javascript', write: typeScriptCode },
  swift: {
    title: 'Swift',
    syntax: 'text',
    write: (request) => generate(swiftNsurlsession, request),
  },
  // The library writes for OkHttp 3, which later ones refuse.
  kotlin: { title: 'Kotlin', syntax: 'text', write: kotlinCode },
  python: { title: 'Python', syntax: 'text', write: pythonCode },
};

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
