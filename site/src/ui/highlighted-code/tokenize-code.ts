import { codeToTokensBase, createCssVariablesTheme, createShikiPrimitiveAsync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { highlightClass } from '@site/src/kit/highlight-classes';
import type { CodeRun } from './code-run';
import { GRAMMARS } from './grammars';

const theme = createCssVariablesTheme({ name: 'portal', variablePrefix: '--hl-' });
const highlighter = createShikiPrimitiveAsync({
  themes: [theme],
  langs: [],
  // The engine of the build is WebAssembly, which is ten times as large.
  engine: createJavaScriptRegexEngine(),
});

/** Splits code into runs, as pages show them; `undefined` if the language has no grammar here. */
export async function tokenizeCode(
  code: string,
  language: string,
): Promise<readonly CodeRun[] | undefined> {
  const grammar = GRAMMARS.get(language.toLowerCase());
  if (!grammar) return undefined;
  const primitive = await highlighter;
  await primitive.loadLanguage((await grammar.load()).default);
  const lines = codeToTokensBase(primitive, code, {
    lang: grammar.name,
    theme,
    // The first line compiles the grammar. `CodeHighlighter` has a limit for the whole.
    tokenizeTimeLimit: 0,
  });
  return joinLines(
    lines.map((tokens) =>
      tokens.map(({ content, color }) => ({ text: content, className: highlightClass(color) })),
    ),
  );
}

/** White space has no colour of its own, so it joins the run before it. */
function joinLines(lines: readonly (readonly CodeRun[])[]): CodeRun[] {
  const runs: CodeRun[] = [];
  const separated = lines.flatMap((line, at) =>
    at === 0 ? line : [{ text: '\n', className: undefined }, ...line],
  );
  for (const run of separated) {
    const last = runs.at(-1);
    const isJoined = last && (last.className === run.className || run.text.trim() === '');
    if (isJoined) runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
}
