import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../tools/src/machine/find-chromium.ts';
import type { FigureRow } from '../../tools/src/figures/record-table.ts';
import { median } from '../median.ts';
import { printTable } from '../figures.ts';
import { serveSite } from '../serve-site.ts';
import { countOf, setExitCode, someOf } from '../smoke.ts';

const ROUNDS = countOf('ROUNDS', 5);
const PAGES = someOf((process.env['PAGES'] ?? '/web-sdk/markers,/').split(','));
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TARGETS = [97, 100, 100, 100];

const scores: number[] = [];
const rows: FigureRow[] = [];
let areReached = true;

const site = await serveSite(join(import.meta.dirname, '../../site/build'));
const chromePath = findChromium();
const chrome = await launch({
  ...(chromePath !== undefined && { chromePath }),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
});

for (const page of PAGES) {
  const runs: number[][] = [];
  const failing = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await lighthouse(site.url + page, { port: chrome.port, logLevel: 'error' });
    const report = result?.lhr;
    if (!report) throw new Error(`Lighthouse gave no report for ${page}.`);
    runs.push(CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)));
    for (const category of CATEGORIES) {
      for (const { id, weight } of report.categories[category]?.auditRefs ?? []) {
        const audit = report.audits[id];
        if (audit && weight > 0 && audit.score !== null && audit.score < 0.9) {
          failing.add(`${id} ${audit.displayValue ?? ''}`.trim());
        }
      }
    }
  }
  const medians = CATEGORIES.map((_, index) => median(runs.map((run) => run[index] ?? 0)));
  rows.push({
    page,
    ...Object.fromEntries(CATEGORIES.map((name, index) => [name, medians[index] ?? 0])),
  });
  scores.push(...medians);
  areReached &&= medians.every((score, index) => score >= (TARGETS[index] ?? 0));
  for (const audit of failing) console.log(`  below 0.9 in a run: ${audit}`);
}

chrome.kill();
site.stop();
console.log(`Medians of ${ROUNDS} runs, mobile. Targets: ${TARGETS.join('/')}.`);
printTable('lighthouse', rows);
setExitCode(scores, areReached);
