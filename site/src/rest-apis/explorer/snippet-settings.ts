import { CODE_LANGUAGES } from './code-languages.ts';

/** The setting `requestSnippets`: our languages, and none of its own. */
export function snippetSettings(): object {
  const generators = Object.entries(CODE_LANGUAGES).map(([name, { title, syntax }]) => [
    name,
    { title, syntax },
  ]);
  return {
    generators: Object.fromEntries(generators),
    defaultExpanded: true,
    languages: Object.keys(CODE_LANGUAGES),
  };
}
