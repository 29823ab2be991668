import { seededRandom } from '@brand/geo';
import { MvfError } from '@brand/mvf';
import { countOf } from '../smoke.ts';
import { TARGETS } from './targets.ts';

/**
 * Feeds every parser of untrusted data more than 100,000 broken inputs. A case may end with a
 * result or with an MvfError; anything else, a case above ten seconds and a process above two
 * gigabytes is a failure. `SHARE=0.01` runs a hundredth, `SEED=7` other cases.
 */
const SHARE = countOf('SHARE', 1, 0.002);
const SEED = Number(process.env['SEED'] ?? 1);
const SLOW = 10_000;
const MEMORY = 2_000_000_000;

const failures: string[] = [];
const rows = [];
for (const { name, cases, run } of TARGETS) {
  const count = Math.ceil(cases * SHARE);
  let [refused, slowest, memory] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const seed = SEED * 1_000_000 + index;
    const started = performance.now();
    try {
      await run(seededRandom(seed));
    } catch (error) {
      if (error instanceof MvfError) refused += 1;
      else failures.push(`${name}, seed ${seed}: ${String(error)}`);
    }
    slowest = Math.max(slowest, performance.now() - started);
    if (index % 500 === 0) memory = Math.max(memory, process.memoryUsage.rss());
  }
  if (slowest > SLOW) failures.push(`${name}: one case took ${Math.round(slowest)} ms`);
  if (memory > MEMORY) failures.push(`${name}: the process grew to ${memory} bytes`);
  rows.push({
    name,
    cases: count,
    refused,
    'slowest, ms': Math.round(slowest),
    'memory, MB': Math.round(memory / 1e6),
  });
  console.log(`${name}: ${count} cases, ${refused} refused, ${failures.length} failures so far`);
}
console.table(rows);
const total = rows.reduce((sum, { cases }) => sum + cases, 0);
console.log(`${total} cases, ${failures.length} failures`);
for (const failure of failures.slice(0, 50)) console.error(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
