import { API_NAMES } from '@brand/rest-api';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { highlightCode } from '../../../../markdown/highlight-code.ts';
import { readApi } from '../api-operations.ts';
import { CODE_LANGUAGES } from '../../code/code-languages.ts';
import { type LanguageName, LANGUAGES } from '../../code/language-names.ts';
import type { HarRequest } from '../../code/har-request';
import { requestOf } from '../../request-of.ts';

/**
 * Writes the code of each operation in the languages that load on demand. With all of them, a page
 * would be several times as large.
 */
export default function restCode({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'rest-code',
    async contentLoaded({ actions }) {
      for (const api of API_NAMES) {
        const code = await Promise.all(
          readApi(api).operations.map(async (operation) => [
            operation.operationId,
            await inLanguages(requestOf(operation, { serviceUrl: `${siteConfig.url}/rest` })),
          ]),
        );
        await actions.createData(`${api}.json`, Object.fromEntries(code));
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
