import { API_NAMES } from '@brand/rest-api';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { highlightCode } from '../../mdx/highlight-code.ts';
import { readApi } from '../../rest-apis/api-operations.ts';
import { CODE_LANGUAGES } from '../../rest-apis/code/code-languages.ts';
import { type LanguageName, LANGUAGES } from '../../rest-apis/code/language-names.ts';
import type { HarRequest } from '../../rest-apis/code/har-request';
import { requestOf } from '../../rest-apis/request-of.ts';

/**
 * Writes the code of each operation in the languages that pages do not come with. A page with all of
 * them would be several times as large.
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
