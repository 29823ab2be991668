import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Block, filesToPaste } from './block.ts';
import { languageOf } from './language.ts';
import { outcomeOf } from './outcome.ts';
import { expect, test } from './outside-test.ts';
import { blocksIn } from './placement.ts';

const IS_DATA = 'data: it is parsed, there is nothing to run';

test('blocks of data are well-formed', async ({ blocks, page, report }) => {
  const own = blocksIn(blocks, 'data');
  expect(own.length).toBeGreaterThan(0);
  const outcomes = [];
  for (const block of own) {
    const errors = await parse(block, page);
    outcomes.push(
      outcomeOf(block, { pasted: true, compiled: errors.length === 0, reason: IS_DATA, errors }),
    );
  }
  await report(outcomes);
});

for (const [language, check, reason] of [
  ['python', 'python3 -m py_compile', 'compiled; it needs QGIS or other packages of Python to run'],
  ['php', 'php -l', 'parsed; it runs inside WordPress'],
] as const) {
  test(`blocks in ${language} can be parsed`, async ({ blocks, sandbox, report }) => {
    const own = blocksIn(blocks, language);
    expect(own.length).toBeGreaterThan(0);
    const outcomes = [];
    for (const [index, block] of own.entries()) {
      const path = join(sandbox.folder, `${index}.${language}`);
      const [{ text }] = filesToPaste(block) as [Block];
      writeFileSync(path, language === 'php' && !text.startsWith('<?') ? `<?php\n${text}` : text);
      const errors = await sandbox.run(`${check} ${path}`).then(
        () => [],
        (error: Error) => [error.message],
      );
      outcomes.push(
        outcomeOf(block, { pasted: true, compiled: errors.length === 0, reason, errors }),
      );
    }
    await report(outcomes);
  });
}

async function parse(block: Block, page: Page): Promise<string[]> {
  const language = languageOf(block, block.page);
  const [{ text }] = filesToPaste(block) as [Block];
  if (language === 'xml') return parseXml(text, page);
  try {
    const documents = language === 'ndjson' ? text.trim().split('\n') : [text];
    for (const document of documents) JSON.parse(document);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Parts of a manifest or a property list have no root element, and use prefixes of it. */
async function parseXml(text: string, page: Page): Promise<string[]> {
  const document = text.startsWith('<?xml')
    ? text
    : `<part xmlns:android="http://schemas.android.com/apk/res/android" xmlns:app="http://schemas.android.com/apk/res-auto" xmlns:tools="http://schemas.android.com/tools">${text}</part>`;
  return page.evaluate((xml) => {
    const error = new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror');
    return error ? [error.textContent ?? ''] : [];
  }, document);
}
