import { type Mvf3Document, readBundle, writeBundle, writeZip } from '@brand/mvf';
import { downgradeTo1, downgradeTo2, toGeoJSON, toIMDF } from '@brand/mvf/convert';
import { docsPath, validate } from '@brand/mvf/validate';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { CORPUS } from '../../../../packages/mvf/corpus/index.ts';
import { FINDINGS_PER_PAGE } from './workbench-limits.ts';
import { createBench } from './create-workbench.ts';
import type {
  BenchProgress,
  ListedFinding,
  ListedGroup,
  OpenedVenue,
  MapBundle,
  Place,
} from './protocol.ts';
import type { WorkbenchApi } from './workbench-api.ts';

const ALL = { severity: 'all', text: '' } as const;
const ignore = (): void => {};

function fileOf(content: Uint8Array | string): Blob {
  return new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);
}

async function openFile(content: Uint8Array | string, name = 'venue.zip') {
  const bench = createBench();
  const answer = await bench.open({ kind: 'file', name, file: fileOf(content) }, ignore);
  return { bench, answer };
}

async function openVenue(
  content: Uint8Array | string,
  name?: string,
): Promise<{ bench: WorkbenchApi; venue: OpenedVenue }> {
  const { bench, answer } = await openFile(content, name);
  if (answer.state !== 'opened') throw new Error(answer.refusal.message);
  return { bench, venue: answer.venue };
}

async function allFindings(bench: WorkbenchApi): Promise<(ListedFinding & ListedGroup)[]> {
  const listed: (ListedFinding & ListedGroup)[] = [];
  for (const group of await bench.groups(ALL)) {
    const { findings } = await bench.findings({ ...ALL, code: group.code, start: 0 });
    listed.push(...findings.map((finding) => ({ ...group, ...finding })));
  }
  return listed;
}

describe('the corpus in the workbench', () => {
  test('has a unique name for each bundle', () => {
    expect(new Set(CORPUS.map(({ name }) => name)).size).toBe(CORPUS.length);
  });

  test.each(CORPUS.map(({ name, code }) => [name, code] as const))(
    'reports for %s the finding %s with a link to its rule',
    async (name, code) => {
      const bench = createBench();
      const answer = await bench.open({ kind: 'broken', name }, ignore);
      const said =
        answer.state === 'refused'
          ? [{ ...answer.refusal, fix: answer.refusal.advice }]
          : await allFindings(bench);
      const found = said.find((each) => each.code === code);
      expect(found?.docs).toBe(docsPath(code, 3));
      expect(found?.fix).toMatch(/^[A-Z].*\.$/);
    },
  );
});

async function placeOf(name: string, code: string): Promise<Place | undefined> {
  const bench = createBench();
  await bench.open({ kind: 'broken', name }, ignore);
  const finding = (await allFindings(bench)).find((each) => each.code === code);
  return bench.place(finding!.index);
}

describe('the place of a finding', () => {
  test.each([
    ['a room like a bow tie', 'self-intersection', 'g_g-shop', 'f_ground'],
    ['a location at a shape that is not there', 'unresolved-id', 'f_ground', 'f_ground'],
    ['a shape that is nothing', 'geometry-without-kind', 'g_g-shop', 'f_ground'],
    ['a door that is a room', 'door-not-a-line', 'g_g-shop', 'f_ground'],
    ['a neighbour that is not there', 'unresolved-id', expect.stringMatching(/^n_/), 'f_ground'],
    ['a lift that no node reaches', 'connection-without-nodes', expect.any(String), 'f_ground'],
    ['a floor without geometry', 'missing-geometry-file', 'f_upper', 'f_upper'],
    ['a kind that nobody knows', 'unknown-value', 'g_g-shop', 'f_ground'],
  ])('resolves for %s (%s) to %s', async (name, code, shape, floorId) => {
    const place = await placeOf(name, code);
    expect(place?.name).toEqual(shape);
    expect(place?.floorId).toBe(floorId);
  });

  test('includes the distance to another continent', async () => {
    const place = await placeOf('a shape on another continent', 'far-from-centre');
    expect(place?.kilometresAway).toBeGreaterThan(5000);
  });

  test('stays undefined for findings about the bundle', async () => {
    expect(await placeOf('a file that no extension knows', 'unknown-file')).toBeUndefined();
  });
});

describe('other versions and formats', () => {
  test.each([
    [2, () => writeBundle(downgradeTo2(tinyVenue()).document)],
    [1, () => writeBundle(downgradeTo1(tinyVenue()).document)],
  ] as const)('upgrade from MVF %s to version 3 with a report', async (version, build) => {
    const { bench, venue } = await openVenue(build());
    expect(venue).toMatchObject({ format: 'mvf', version, problem: undefined });
    expect(venue.floors).toHaveLength(3);
    expect(venue.conversion?.counts.error).toBe(0);
    expect(venue.conversion?.entries.map(({ action }) => action)).toContain('changed');
    const { name, blob } = await bench.download('mvf', 'f_ground');
    expect(name).toBe('venue-mvf-3.zip');
    const zip = new Uint8Array(await blob.arrayBuffer());
    expect((await readBundle(zip)).version).toBe(3);
    expect((await validate(zip)).counts.error).toBe(0);
  });

  test.each([1, 2] as const)('show a finding in MVF %s on the upgraded floor', async (version) => {
    const tiny = tinyVenue();
    const { document } = version === 2 ? downgradeTo2(tiny) : downgradeTo1(tiny);
    const [floorId, floor] = Object.entries(document.spaces!)[0]!;
    const ring = (floor.features[0]!.geometry.coordinates as number[][][])[0]!;
    [ring[1], ring[2]] = [ring[2]!, ring[1]!];
    const { bench, venue } = await openVenue(writeBundle(document));
    const finding = (await allFindings(bench)).find(({ code }) => code === 'self-intersection')!;
    expect(finding.docs).toMatch(`/docs/mvf/v${version}/data-model#self-intersection`);
    const place = await bench.place(finding.index);
    expect(floorId).toBeTruthy();
    expect(venue.floors.map(({ id }) => id)).toContain(place?.floorId);
    expect(place?.lines[0]?.length).toBeGreaterThan(3);
  });

  test('import from IMDF', async () => {
    const { document: files } = toIMDF(tinyVenue());
    const { venue } = await openVenue(writeZip(files), 'mall.imdf.zip');
    expect(venue).toMatchObject({ format: 'imdf', version: undefined });
    expect(venue.floors.length).toBeGreaterThan(1);
  });

  test('import from GeoJSON, and export to GeoJSON and SVG', async () => {
    const text = JSON.stringify(toGeoJSON(tinyVenue(), { floorId: 'f_ground' }));
    const { bench, venue } = await openVenue(text, 'ground.geojson');
    expect(venue.format).toBe('geojson');
    const [floor] = venue.floors;
    const geojson = await bench.download('geojson', floor!.id);
    expect(JSON.parse(await geojson.blob.text())).toMatchObject({ type: 'FeatureCollection' });
    const svg = await bench.download('svg', floor!.id);
    expect(svg.name).toMatch(/^ground-.*\.svg$/);
    expect(await svg.blob.text()).toMatch(/^<svg /);
  });
});

describe('a partly broken bundle', () => {
  test('draws without the unreadable file', async () => {
    const bench = createBench();
    const answer = await bench.open({ kind: 'broken', name: 'a file that ends early' }, ignore);
    expect(answer).toMatchObject({ state: 'opened', venue: { leftOut: ['connections.json'] } });
    expect(await pathsOf(await bench.picture())).not.toContain('connections.json');
  });

  test('reports missing floors, and still lists findings', async () => {
    const bench = createBench();
    const answer = await bench.open({ kind: 'broken', name: 'no floors' }, ignore);
    expect(answer).toMatchObject({
      state: 'opened',
      venue: { floors: [], problem: expect.stringContaining('no readable floor') },
    });
    expect(await bench.groups(ALL)).not.toEqual([]);
  });
});

describe('queries', () => {
  test('return groups by rule, and a page of one at a time', async () => {
    const venue = tinyVenue();
    for (const [index, node] of venue.nodes['f_ground']!.features.entries()) {
      node.properties.neighbors.push(
        ...Array.from({ length: 20 }, (_, edge) => ({
          id: `n_gone-${index}-${edge}`,
          extraCost: 0,
          flags: [],
        })),
      );
    }
    const { bench } = await openVenue(writeBundle(venue));
    const groups = await bench.groups(ALL);
    const count = 20 * venue.nodes['f_ground']!.features.length;
    expect(groups).toMatchObject([{ code: 'unresolved-id', severity: 'error', count }]);
    const query = { ...ALL, code: 'unresolved-id', start: 0 } as const;
    const first = await bench.findings(query);
    expect(first.findings).toHaveLength(FINDINGS_PER_PAGE);
    // The validator lists 100 findings of a rule and a file, and counts the others.
    expect(first.total).toBe(100);
    const second = await bench.findings({ ...query, start: FINDINGS_PER_PAGE });
    expect(second.findings[0]?.index).toBe(FINDINGS_PER_PAGE);
    const some = await bench.findings({ ...query, text: 'N_GONE-0-' });
    expect(some.total).toBe(20);
    expect(await bench.groups({ ...ALL, text: 'N_GONE-0-' })).toMatchObject([{ count: 20 }]);
    expect(await bench.groups({ ...ALL, severity: 'info' })).toEqual([]);
  });

  test('reject without an open file', async () => {
    await expect(createBench().groups(ALL)).rejects.toThrow('No file is open');
  });

  test('return a single floor on request', async () => {
    const { bench } = await openVenue(writeBundle(tinyVenue()));
    const paths = await pathsOf(await bench.picture('f_upper'));
    expect(paths).toContain('geometry/f_upper.geojson');
    expect(paths).not.toContain('geometry/f_ground.geojson');
  });
});

async function downloadOf(bench: WorkbenchApi): Promise<Mvf3Document> {
  const { blob } = await bench.download('mvf', 'f_ground');
  const bundle = await readBundle(new Uint8Array(await blob.arrayBuffer()));
  return (await bundle.load()) as Mvf3Document;
}

describe('edits at the same time', () => {
  test('run in turn, each on the result of the one before', async () => {
    const { bench } = await openVenue(writeBundle(tinyVenue()));
    const floor = { file: 'floors.geojson', pointer: '/features/0/properties/elevation' };
    const name = { file: 'locations.json', pointer: '/0/details/name' };
    await Promise.all([
      bench.edit({ kind: 'set-value', ...floor, json: '-3' }, ignore),
      bench.edit({ kind: 'set-value', ...name, json: '"Bakery"' }, ignore),
    ]);
    const { floors, locations } = await downloadOf(bench);
    expect(floors.features[0]?.properties.elevation).toBe(-3);
    expect(locations?.[0]?.details?.name).toBe('Bakery');
  });
});

describe('edits', () => {
  test('replace the routing network, which the download contains until it is undone', async () => {
    const venue = tinyVenue();
    venue.nodes = {};
    const { bench } = await openVenue(writeBundle(venue));
    const told: BenchProgress[] = [];
    const edited = await bench.edit({ kind: 'generate-routing' }, (each) => told.push(each));
    expect(edited.edit?.entries.map(({ code }) => code)).toContain('network-generated');
    expect(edited).toMatchObject({ edit: { kind: 'generate-routing' }, counts: { error: 0 } });
    expect(told.map(({ phase }) => phase)).toContain('editing');
    const { nodes } = await downloadOf(bench);
    expect(nodes?.['f_ground']?.features.length).toBeGreaterThan(0);

    expect(await bench.undo()).toMatchObject({ edit: undefined });
    expect((await downloadOf(bench)).nodes?.['f_ground']).toBeUndefined();
    expect(await bench.undo()).toMatchObject({ edit: undefined });
  });

  test('move the venue to an anchor', async () => {
    const { bench, venue } = await openVenue(writeBundle(tinyVenue()));
    const before = await bench.center();
    const anchor = [4.3525, 50.8467] as const;
    const edited = await bench.edit({ kind: 'set-anchor', anchor, rotation: 90 }, ignore);
    expect(edited.edit?.entries.map(({ code }) => code)).toContain('moved-venue');
    expect(edited.counts).toEqual(venue.counts);
    expect(await bench.center()).toEqual(anchor);
    const { manifest } = await downloadOf(bench);
    expect(manifest.features[0]?.geometry.coordinates).toEqual([...anchor]);
    await bench.undo();
    expect(await bench.center()).toEqual(before);
  });

  test('apply to an upgraded venue too, and keep the report of the upgrade', async () => {
    const { bench, venue } = await openVenue(writeBundle(downgradeTo2(tinyVenue()).document));
    const edited = await bench.edit({ kind: 'generate-routing' }, ignore);
    expect(edited.conversion?.entries).toEqual(venue.conversion?.entries);
    expect(edited).toMatchObject({ format: 'mvf', version: 2, edit: { more: 0 } });
  });

  test('replace a value of a file, which the download contains until it is undone', async () => {
    const { bench } = await openVenue(writeBundle(tinyVenue()));
    const place = { file: 'floors.geojson', pointer: '/features/0/properties/elevation' };
    const edited = await bench.edit({ kind: 'set-value', ...place, json: '-3' }, ignore);
    expect(edited).toMatchObject({ edit: { kind: 'set-value' }, counts: { error: 0 } });
    expect((await bench.readValue(place))?.node.text).toBe('-3');
    const { blob } = await bench.download('mvf', 'f_ground');
    const zip = new Uint8Array(await blob.arrayBuffer());
    expect((await validate(zip)).counts.error).toBe(0);
    expect((await downloadOf(bench)).floors.features[0]?.properties.elevation).toBe(-3);
    await bench.undo();
    expect((await bench.readValue(place))?.node.text).not.toBe('-3');
  });

  test.each([
    ['floors.geojson', '/features/0/properties/elevation', '"high"', /expected a number, found/],
    ['locations.json', '/0/geometryAnchors/0/geometryId', '"g_gone"', /expected the id of a geom/],
    ['kinds/f_ground.json', '/g_g-shop', '12', /expected .*, found 12/],
  ])('reject a value of %s %s that breaks a rule', async (file, pointer, json, message) => {
    const { bench } = await openVenue(writeBundle(tinyVenue()));
    const before = await bench.readJson({ file, pointer });
    const edit = { kind: 'set-value', file, pointer, json } as const;
    await expect(bench.edit(edit, ignore)).rejects.toThrow(message);
    expect(await bench.readJson({ file, pointer })).toBe(before);
  });

  test('accept a value beside errors that the file already had', async () => {
    const broken = tinyVenue();
    broken.locations[0]!.categories = ['lcat_gone'];
    const { bench, venue } = await openVenue(writeBundle(broken));
    expect(venue.counts.error).toBe(1);
    const place = { file: 'locations.json', pointer: '/0/details/name' };
    const edited = await bench.edit({ kind: 'set-value', ...place, json: '"Bakery"' }, ignore);
    expect(edited.counts.error).toBe(1);
  });

  test('replace a value of an upgraded venue', async () => {
    const { bench } = await openVenue(writeBundle(downgradeTo2(tinyVenue()).document));
    const place = { file: 'locations.json', pointer: '/0/details/name' };
    await bench.edit({ kind: 'set-value', ...place, json: '"Bakery"' }, ignore);
    expect((await bench.readValue(place))?.node.text).toBe('"Bakery"');
  });

  test('leave the venue as it was if they fail', async () => {
    const { bench } = await openVenue(writeBundle(tinyVenue()));
    const before = await bench.center();
    const edit = { kind: 'set-anchor', anchor: [200, 0], rotation: 0 } as const;
    await expect(bench.edit(edit, ignore)).rejects.toThrow('expected a longitude');
    expect(await bench.center()).toEqual(before);
  });
});

async function pathsOf(picture: MapBundle): Promise<readonly string[]> {
  if (picture.kind !== 'bundle') throw new Error(picture.reason);
  return (await readBundle(picture.bytes)).archive.paths ?? [];
}

test('reports progress through all phases, counting up', async () => {
  const told: BenchProgress[] = [];
  const file = fileOf(writeBundle(downgradeTo2(tinyVenue()).document));
  await createBench().open({ kind: 'file', name: 'a.zip', file }, (each) => told.push(each));
  expect([...new Set(told.map(({ phase }) => phase))]).toEqual([
    'loading',
    'checking',
    'converting',
    'checking-result',
  ]);
  expect(told.every(({ done, total }) => done <= total)).toBe(true);
});

test('reports progress of the opening, and not of later queries', async () => {
  const told: BenchProgress[] = [];
  const bench = createBench();
  const file = fileOf(writeBundle(tinyVenue()));
  await bench.open({ kind: 'file', name: 'a.zip', file }, (each) => told.push(each));
  const before = told.length;
  await bench.groups(ALL);
  await bench.download('svg', 'f_ground');
  expect(told).toHaveLength(before);
});

test('opens the files of one venue together, as if they were packed', async () => {
  const zip = await readBundle(writeBundle(tinyVenue()));
  const files = new Map<string, Blob>();
  for (const path of zip.archive.paths ?? []) {
    files.set(`house/${path}`, new Blob([new Uint8Array((await zip.archive.read(path))!)]));
  }
  const answer = await createBench().open({ kind: 'files', name: 'house', files }, ignore);
  expect(answer).toMatchObject({ state: 'opened', venue: { name: 'house', version: 3 } });
});

const IN_METRES = JSON.stringify({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Point', coordinates: [261_600, 6_249_000] },
});

describe('a comparison', () => {
  test('lists the differences from another venue, and those of later edits', async () => {
    const { bench } = await openVenue(writeBundle(tinyVenue()));
    const earlier = tinyVenue();
    earlier.locations[0]!.details.name = 'Bakery';
    const file = fileOf(writeBundle(earlier));
    const question = { kind: 'file', name: 'earlier.zip', file } as const;
    const answer = await bench.compareWith(question, ignore);
    expect(answer).toMatchObject({
      state: 'compared',
      comparison: { name: 'earlier.zip', counts: { changed: 1, added: 0 }, kinds: ['location'] },
    });
    const all = { change: 'all', kind: '' } as const;
    const { items } = await bench.listDifferences(all, 0);
    expect(await bench.locateDifference(items[0]!.index)).toMatchObject({ floorId: 'f_ground' });

    const place = { file: 'locations.json', pointer: '/0/details/name' };
    await bench.edit({ kind: 'set-value', ...place, json: '"Bakery"' }, ignore);
    expect((await bench.readComparison()).counts.changed).toBe(0);
    await bench.undo();
    expect((await bench.readComparison()).counts.changed).toBe(1);
  });

  test('explains why the other file cannot be opened, and keeps the open venue', async () => {
    const { bench } = await openVenue(writeBundle(tinyVenue()));
    const question = { kind: 'file', name: 'notes.txt', file: fileOf('Not a venue.') } as const;
    expect(await bench.compareWith(question, ignore)).toMatchObject({
      state: 'refused',
      refusal: { name: 'notes.txt' },
    });
    expect(await bench.center()).toBeDefined();
    await expect(bench.readComparison()).rejects.toThrow('Choose one first');
  });
});

describe('rejected files', () => {
  test.each([
    ['no JSON', '{"type": "FeatureCollection", ', 'bad-json', 'Correct the file'],
    ['deep JSON', `{"a":${'['.repeat(5000)}`, 'limit-exceeded', 'clean export'],
    ['XML of no kind we know', '<html></html>', 'not-a-zip', 'GeoJSON file'],
    ['nothing', '', 'empty-file', 'The file is empty'],
    ['metres', IN_METRES, 'nothing-to-import', 'export it in WGS 84'],
  ])('come with advice: %s', async (_, content, code, advice) => {
    const { answer } = await openFile(content, 'odd.geojson');
    expect(answer).toMatchObject({ state: 'refused', refusal: { code } });
    expect(answer.state === 'refused' && answer.refusal.advice).toContain(advice);
  });

  test('quote positions that are not degrees', async () => {
    const { answer } = await openFile(IN_METRES, 'metres.geojson');
    expect(answer.state === 'refused' && answer.refusal.message).toContain(
      'found positions such as 261600, 6249000, which are not degrees',
    );
  });

  test('state limits in megabytes, without the names of options', async () => {
    const answer = await createBench().open(
      { kind: 'broken', name: 'a thousand zeros for every byte' },
      ignore,
    );
    expect(answer.state === 'refused' && answer.refusal.message).not.toContain('limits.');
  });

  test('fail before they are read when they exceed the limit', async () => {
    const file = { size: 300_000_000, stream: () => new ReadableStream() } as unknown as Blob;
    const answer = await createBench().open({ kind: 'file', name: 'big.zip', file }, ignore);
    expect(answer).toMatchObject({
      state: 'refused',
      refusal: { code: 'limit-exceeded', message: expect.stringContaining('300 MB') },
    });
  });

  test('fail before they are parsed when the text is too long', async () => {
    const file = fileOf(JSON.stringify(toGeoJSON(tinyVenue(), { floorId: 'f_ground' })));
    const question = { kind: 'file', name: 'long.geojson', file } as const;
    const answer = await createBench().open(question, ignore, { maxEntryBytes: 1000 });
    expect(answer).toMatchObject({
      state: 'refused',
      refusal: { message: expect.stringMatching(/expected up to 0\.001 MB, found 0\.\d+ MB\.$/) },
    });
  });
});
