import { seededRandom } from '@brand/geo';
import { breakValue, tinyVenue } from '@brand/test-kit';
import { validate } from '@brand/mvf/validate';
import { writeFiles, writeBundle } from '@brand/mvf';
const from = Number(process.argv[2]); const end = Date.now() + Number(process.argv[3]) * 1000; let n = 0, none = 0; let worst = 0; const kinds = [0, 0, 0]; const cpu0 = process.cpuUsage();
for (let seed = from; Date.now() < end; seed++) {
  const random = seededRandom(seed);
  const { version, extras, ...files } = tinyVenue();
  for (let c = 1 + Math.floor(random() * 5); c > 0; c--) breakValue(files, random);
  const doc = { version, extras, ...files } as never;
  let source: never = doc;
  try {
    if (seed % 10 === 1) { const m = writeFiles(doc); for (const [k, b] of m) if (random() < 0.03) { const c = b.slice(); c[Math.floor(random() * c.length)] = Math.floor(random() * 256); m.set(k, c); } source = m as never; }
    if (seed % 10 === 2) { const z = writeBundle(doc); for (let i = 0; i < 3; i++) z[Math.floor(random() * z.length)] = Math.floor(random() * 256); source = z as never; }
  } catch { source = doc; }
  const t = performance.now();
  try {
    const r = await validate(source);
    if (r.findings.length === 0) none++;
    for (const f of r.findings) { if (/undefined|\[object|NaN/.test(f.message) && !/found NaN/.test(f.message)) { console.log('odd', seed, f.message); } }
  } catch (e) { console.log('THROW', seed, e); }
  const d = performance.now() - t; kinds[Math.min(2, seed % 10 === 1 ? 1 : seed % 10 === 2 ? 2 : 0)]! += d;
  worst = Math.max(worst, d); n++;
}
console.log(n, 'cases', none, 'without findings; slowest', worst.toFixed(0), 'ms', kinds.map((k) => k.toFixed(0)), 'cpu', process.cpuUsage(cpu0).user / 1000);
