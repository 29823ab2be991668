import { parentPort } from 'node:worker_threads';
import { type BundledLanguage, codeToTokensBase, createCssVariablesTheme } from 'shiki';
import type { TokenizeRequest, TokenizeResponse } from './tokenize.ts';

const theme = createCssVariablesTheme({ name: 'portal', variablePrefix: '--hl-' });

parentPort?.on('message', async ({ id, code, language }: TokenizeRequest) => {
  const lines = await codeToTokensBase(code, {
    lang: language as BundledLanguage,
    theme,
    // Under load, compiling the grammar would use up the default time limit per line.
    tokenizeTimeLimit: 0,
  });
  const tokens = lines.map((line) =>
    line.map(({ content, color, offset }) => ({ content, offset, ...(color && { color }) })),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage({ id, tokens } satisfies TokenizeResponse);
});
