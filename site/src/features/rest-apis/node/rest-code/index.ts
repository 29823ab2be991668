import { API_NAMES } from '@brand/rest-api';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { highlightCode } from '../../../../markdown/highlight-code.ts';
import { readApi } from '../api-operations.ts';
import { CODE_LANGUAGES } from '../../code/code-languages.ts';
import { type LanguageName, LANGUAGES } from '../../code/language-names.ts';
import type { HarRequest } from '../../code/har-request';
import { requestOf } from '../../request/request-of.ts';
import type { RequestShape, Schemas } from '../../shown-operation.ts';
import { inlineReferences } from '../inline-references.ts';

/**
 * Writes what loads on demand, because with it a page would be several times as large: the code of
 * each operation in the other languages, and what a form needs to know of requests.
 */
export default function restCode({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'rest-code',
    async contentLoaded({ actions }) {
      for (const api of API_NAMES) {
        const { operations, objects } = readApi(api);
        const code = await Promise.all(
          operations.map(async (operation) => [
            operation.operationId,
            await inLanguages(requestOf(operation, { serviceUrl: `${siteConfig.url}/rest` })),
          ]),
        );
        await actions.createData(`${api}.json`, Object.fromEntries(code));
        const shapes = operations.map((operation) => [
          operation.operationId,
          requestShape(operation, objects),
        ]);
        await actions.createData(`requests/${api}.json`, Object.fromEntries(shapes));
      }
    },
  };
}

async function inLanguages(request: HarRequest): Promise<Partial<Record<LanguageName, string>>> {
  const others = LANGUAGES.filter(({ name }) => name !== 'curl');
  const code = others.map(async ({ name }) => {
    const { write, syntax } = CODE_LANGUAGES[name];
    return [name, await highlightCode(write(request), syntax)];
  });
  return Object.fromEntries(await Promise.all(code)) as Partial<Record<LanguageName, string>>;
}

function requestShape(
  { operationId, method, path, security, parameters, requestBody }: RequestShape,
  schemas: Schemas,
): RequestShape {
  const json = requestBody?.content['application/json'];
  return {
    operationId,
    method,
    path,
    security,
    parameters,
    ...(json && {
      requestBody: {
        content: {
          'application/json': { ...json, schema: inlineReferences(json.schema, schemas) },
        },
      },
    }),
  };
}
