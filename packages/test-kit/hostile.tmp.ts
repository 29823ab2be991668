import { tinyVenue } from '@brand/test-kit';
import { validate } from '@brand/mvf/validate';
import { seededRandom } from '@brand/geo';
const rnd = seededRandom(3);
const near = (): number[] => [13.4 + rnd() * 4e-4, 52.5 + rnd() * 1.7e-4];
async function run(name: string, change: (v: ReturnType<typeof tinyVenue>) => void) {
  const v = tinyVenue();
  change(v);
  const c0 = process.cpuUsage();
  const r = await validate(v);
  const c = process.cpuUsage(c0);
  console.log(name.padEnd(40), (c.user / 1000).toFixed(0).padStart(7), 'cpu ms', JSON.stringify(r.counts), `rss ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
}
await run('clean', () => {});
await run('1M numbers as features', (v) => { v.geometry['f_ground']!.features = Array.from({ length: 1e6 }, (_, i) => i) as never; });
await run('1M bad kinds', (v) => { v.kinds['f_ground'] = Object.fromEntries(Array.from({ length: 3e5 }, (_, i) => [`x${i}`, 5])) as never; });
await run('300k unresolved kinds', (v) => { v.kinds['f_ground'] = Object.fromEntries(Array.from({ length: 3e5 }, (_, i) => [`g_x${i}`, 'room'])); });
await run('random ring 100k', (v) => { const r = Array.from({ length: 1e5 }, near); r.push(r[0]!); v.geometry['f_ground']!.features[0]!.geometry = { type: 'Polygon', coordinates: [r] }; });
await run('spiral/comb 100k vertices', (v) => { const r: number[][] = []; const n = 5e4; for (let i = 0; i < n; i++) { r.push([13.4 + i * 1e-9, 52.5 + (i % 2 ? 1e-4 : 1e-9 * i * 0)]); } for (let i = n - 1; i >= 0; i--) r.push([13.4 + i * 1e-9, 52.5 - 1e-6]); r.push(r[0]!); v.geometry['f_ground']!.features[0]!.geometry = { type: 'Polygon', coordinates: [r] }; });
await run('20k holes', (v) => { const ring = (x: number, y: number, s: number): number[][] => [[x, y], [x, y + s], [x + s, y + s], [x + s, y], [x, y]]; const holes = Array.from({ length: 20000 }, (_, i) => ring(13.4 + (i % 200) * 2e-6 + 1e-7, 52.5 + Math.floor(i / 200) * 1e-6 + 1e-7, 5e-7)); const outer: number[][] = []; for (let i = 0; i <= 5000; i++) outer.push([13.4 + i * 8e-8, 52.5]); outer.push([13.4004, 52.50015], [13.4, 52.50015], [13.4, 52.5]); v.geometry['f_ground']!.features[0]!.geometry = { type: 'Polygon', coordinates: [outer, ...holes] }; });
await run('footprint 50k x 20k shapes', (v) => { const n = 5e4; const o: number[][] = []; for (let i = 0; i < n; i++) { const a = (i / n) * 2 * Math.PI; o.push([13.4002 + Math.cos(a) * 3e-4, 52.5001 + Math.sin(a) * 2e-4]); } o.push(o[0]!); v.floors.features[0]!.geometry = { type: 'Polygon', coordinates: [o] }; for (let i = 0; i < 20000; i++) { const [x, y] = near() as [number, number]; v.geometry['f_ground']!.features.push({ type: 'Feature', geometry: { type: 'LineString', coordinates: [[x, y], [x + 1e-6, y], [x, y + 1e-6]] }, properties: { id: `g_z${i}` } }); v.kinds['f_ground']![`g_z${i}`] = 'wall'; } });
await run('same, 10k outside', (v) => { const n = 5e4; const o: number[][] = []; for (let i = 0; i < n; i++) { const a = (i / n) * 2 * Math.PI; o.push([13.4002 + Math.cos(a) * 1e-4, 52.5001 + Math.sin(a) * 1e-4]); } o.push(o[0]!); v.floors.features[0]!.geometry = { type: 'Polygon', coordinates: [o] }; for (let i = 0; i < 20000; i++) { const [x, y] = near() as [number, number]; v.geometry['f_ground']!.features.push({ type: 'Feature', geometry: { type: 'LineString', coordinates: [[x, y], [x + 1e-6, y], [x, y + 1e-6]] }, properties: { id: `g_z${i}` } }); v.kinds['f_ground']![`g_z${i}`] = 'wall'; } });
await run('100k nodes attached, lift', (v) => { for (let i = 0; i < 1e5; i++) v.nodes['f_ground']!.features.push({ type: 'Feature', geometry: { type: 'Point', coordinates: near() }, properties: { id: `n_q${i}`, neighbors: [{ id: `n_q${(i + 1) % 1e5}`, extraCost: 0, flags: [5] }], geometryIds: ['g_g-lift'] } }); });
await run('connection with 50k anchors', (v) => { const a = Array.from({ length: 5e4 }, () => ({ floorId: 'f_ground', geometryId: 'g_g-hall', flags: [5] })); v.connections[0]!.entrances = a; v.connections[0]!.exits = a; });
await run('node with 200k neighbours', (v) => { v.nodes['f_ground']!.features[0]!.properties.neighbors = Array.from({ length: 2e5 }, () => ({ id: 'n_g-hall-shop', extraCost: 0, flags: [5] })); });
await run('100k duplicate geometry', (v) => { const f = v.geometry['f_ground']!.features[0]!; for (let i = 0; i < 1e5; i++) v.geometry['f_ground']!.features.push({ ...f, properties: { id: `g_w${i}` } }); });
await run('20k floors', (v) => { for (let i = 0; i < 2e4; i++) { v.floors.features.push({ type: 'Feature', geometry: null, properties: { id: `f_${i}`, elevation: i } }); } });
await run('5k rooms w/o nodes, 20k nodes', (v) => { for (let i = 0; i < 2e4; i++) v.nodes['f_ground']!.features.push({ type: 'Feature', geometry: { type: 'Point', coordinates: near() }, properties: { id: `n_q${i}`, neighbors: [] } }); const f = v.geometry['f_ground']!.features[0]!; for (let i = 0; i < 5e3; i++) { v.geometry['f_ground']!.features.push({ ...f, properties: { id: `g_w${i}` } }); v.kinds['f_ground']![`g_w${i}`] = 'room'; v.walkable['f_ground']![`g_w${i}`] = {}; } });
