import { CODE_LANGUAGES } from './code-languages.ts';
import { type SentRequest, toHar } from './har-request.ts';

const nothing = () => () => null;

/** What Swagger UI is in our pages: without the parts that the page has, with code in our languages. */
export function explorerPlugin(): object {
  return {
    // The page has a title and a text of its own, and there is one server.
    wrapComponents: { InfoContainer: nothing, ServersContainer: nothing },
    fn: Object.fromEntries(
      Object.entries(CODE_LANGUAGES).map(([name, { write }]) => [
        `requestSnippetGenerator_${name}`,
        (request: SentRequest) => write(toHar(request)),
      ]),
    ),
  };
}

/** The setting `requestSnippets`. */
export function snippetSettings(): object {
  const generators = Object.entries(CODE_LANGUAGES).map(([name, { title, syntax }]) => [
    name,
    { title, syntax },
  ]);
  return { generators: Object.fromEntries(generators), defaultExpanded: true, languages: null };
}
