/* oxlint-disable no-empty-pattern -- Playwright reads the names of fixtures from the pattern. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Block } from './block.ts';
import type { Outcome } from './outcome.ts';
import { CACHE, Sandbox } from './sandbox.ts';

/** Name of the attachment with the outcomes of a test, for the table. */
export const OUTCOMES = 'outcomes';

/** Written by the test that the others depend on. */
export const BLOCKS_FILE = join(CACHE, 'blocks.json');

type Fixtures = {
  /** All blocks of all pages. */
  readonly blocks: readonly Block[];
  readonly sandbox: Sandbox;
  /** Records outcomes for the table, and fails if one of them has an error. */
  readonly report: (outcomes: readonly Outcome[]) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  blocks: async ({}, use) => {
    await use(JSON.parse(readFileSync(BLOCKS_FILE, 'utf8')) as Block[]);
  },
  sandbox: async ({}, use) => {
    const sandbox = new Sandbox();
    await use(sandbox);
    sandbox.remove();
  },
  report: async ({}, use, testInfo) => {
    await use(async (outcomes) => {
      await testInfo.attach(OUTCOMES, {
        body: JSON.stringify(outcomes),
        contentType: 'application/json',
      });
      const failures = outcomes.flatMap(({ description, errors }) =>
        errors.map((error) => `${description}: ${error}`),
      );
      expect(failures).toEqual([]);
    });
  },
});

export { expect } from '@playwright/test';
