import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validate } from '../../validate/validate.ts';
import { fromIMDF } from './from-imdf.ts';
import { reachableShapes, shapeOf, shapesOfKind, waysBetween } from './routes.fixture.ts';
import { toIMDF } from './to-imdf.ts';

// A real campus under its own licence, which is why it is not in this repository.
const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/spbstu-campus-imdf');
const isMissing = !existsSync(FOLDER);
const reason = isMissing ? ' (skipped: ../shared/data/spbstu-campus-imdf is not here)' : '';

function readFolder(): Record<string, Uint8Array> {
  return Object.fromEntries(
    readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name))]),
  );
}

describe.skipIf(isMissing)(`fromIMDF on a real campus${reason}`, { timeout: 120_000 }, () => {
  const imported = isMissing ? undefined : fromIMDF(readFolder());
  const load = async () => {
    if (!imported) throw new Error('the campus is not here');
    return imported;
  };

  test('takes over the levels of both buildings and adds an outdoor floor', async () => {
    const { document } = await load();
    expect(document.floorStacks?.map(({ floors }) => floors.length)).toEqual([5, 3]);
    expect(document.floors.features).toHaveLength(9);
    expect(document.outdoors?.floors).toHaveLength(1);
    expect(Object.values(document.facade ?? {}).flat()).toHaveLength(2);
  });

  test('takes over every unit and opening', async () => {
    const { document } = await load();
    expect(shapesOfKind(document, 'room')).toHaveLength(414);
    expect(shapesOfKind(document, 'hallway')).toHaveLength(29);
    expect(shapesOfKind(document, 'door')).toHaveLength(472);
  });

  test('has names in both languages', async () => {
    const { document } = await load();
    const names = new Map(document.locations?.map(({ details }) => [details.name, details]));
    expect(names.get('Classroom 104')?.translations?.['ru']?.name).toBe('Кабинет 104');
    const tenants = document.locations?.filter(({ details }) => details.translations?.['ru']) ?? [];
    expect(tenants.length).toBeGreaterThan(350);
  });

  test('leads from outdoors to nearly every room', async () => {
    const { document } = await load();
    const from = shapeOf(document, 'Bicycle parking');
    expect(reachableShapes(document, from).length).toBeGreaterThan(414 * 0.98);
  });

  test('leads to an upper floor by the stairs of the path graph', async () => {
    const { document } = await load();
    const upper = document.floors.features.find(({ properties }) => properties.elevation === 5);
    const kinds = document.kinds?.[upper?.properties.id ?? ''] ?? {};
    const room = Object.keys(kinds).find((id) => kinds[id] === 'room') ?? '';
    const ways = waysBetween(document, [shapeOf(document, 'Bicycle parking'), room]);
    expect(ways?.[0]).toBe('door');
    expect(ways).toEqual(expect.arrayContaining([expect.stringMatching(/stairs|elevator/)]));
  });

  test('reports how it used the non-standard members', async () => {
    const { report } = await load();
    const local = report.filter(({ message }) => message.includes('not part of IMDF 1'));
    expect(local.map(({ source, code }) => `${source} ${code}`).toSorted()).toEqual([
      'attraction.geojson attraction',
      'enviroment.geojson environment',
      'enviromentAmenity.geojson environment-amenity',
      'navPath.geojson path-graph',
      'navPathAssocieted.geojson path-links',
    ]);
  });

  test('breaks no rule of the format', async () => {
    const { document } = await load();
    const { counts, findings } = await validate(document);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(counts.error).toBe(0);
  });

  test.each(['unit.geojson', 'opening.geojson'])(
    'writes an archive in which %s has every id of the source',
    async (name) => {
      const { document: files } = toIMDF((await load()).document);
      const written = new Set(idsOf(files.get(name)));
      const source = idsOf(readFolder()[name]);
      expect(source.length).toBeGreaterThan(400);
      expect(source.filter((id) => !written.has(id))).toEqual([]);
    },
  );
});

function idsOf(content: Uint8Array | undefined): string[] {
  const { features } = JSON.parse(new TextDecoder().decode(content)) as {
    readonly features: readonly { readonly id: string }[];
  };
  return features.map(({ id }) => id);
}
