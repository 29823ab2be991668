import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { recordTable } from '../../tools/src/figures/record-table.ts';
import { countOutcomes, formatTable } from './format-table.ts';
import { mergeOutcomes, type Outcome } from './outcome.ts';
import { OUTCOMES } from './outside-test.ts';
import { CACHE } from './sandbox.ts';

/** Prints how many blocks were pasted, compiled and run, and stores what failed. */
export default class TableReporter implements Reporter {
  readonly #outcomes: Outcome[] = [];

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name === OUTCOMES && body)
        this.#outcomes.push(...(JSON.parse(body.toString()) as Outcome[]));
    }
  }

  onEnd(): void {
    const outcomes = mergeOutcomes(this.#outcomes);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(join(CACHE, 'outcomes.json'), JSON.stringify(outcomes, undefined, 2));
    const command = 'npx playwright test --config e2e/outside/playwright.config.ts';
    recordTable('outside', { command, rows: countOutcomes(outcomes) });
    process.stdout.write(`\n${formatTable(outcomes)}\n`);
  }
}
