import { readBundle, writeBundle, writeZip } from '@brand/mvf';
import { downgradeTo1, downgradeTo2, toGeoJSON, toIMDF } from '@brand/mvf/convert';
import { docsPath, validate } from '@brand/mvf/validate';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { CORPUS } from '../../../../packages/mvf/corpus/index.ts';
import { FINDINGS_PER_PAGE } from './workbench-limits.ts';
import { createBench } from './create-workbench.ts';
import type {
  WorkbenchApi,
  BenchProgress,
  ListedFinding,
  OpenedVenue,
  MapBundle,
  Place,
} from './protocol.ts';

const ALL = { severity: 'all', text: '', start: 0 } as const;
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

async function allFindings(bench: WorkbenchApi): Promise<ListedFinding[]> {
  const listed: ListedFinding[] = [];
  for (;;) {
    const { findings, total } = await bench.findings({ ...ALL, start: listed.length });
    listed.push(...findings);
    if (listed.length >= total) return listed;
  }
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
      venue: { floors: [], problem: expect.stringContaining('no floor that can be read') },
    });
    expect((await bench.findings(ALL)).total).toBeGreaterThan(0);
  });
});

describe('queries', () => {
  test('return a page at a time', async () => {
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
    const first = await bench.findings(ALL);
    expect(first.findings).toHaveLength(FINDINGS_PER_PAGE);
    expect(first.total).toBeGreaterThan(FINDINGS_PER_PAGE);
    const second = await bench.findings({ ...ALL, start: FINDINGS_PER_PAGE });
    expect(second.findings[0]?.index).toBe(FINDINGS_PER_PAGE);
    const some = await bench.findings({ ...ALL, text: 'N_GONE-0-' });
    expect(some.total).toBe(20);
    expect(await bench.findings({ ...ALL, severity: 'info' })).toMatchObject({ findings: [] });
  });

  test('reject without an open file', async () => {
    await expect(createBench().findings(ALL)).rejects.toThrow('No file is open');
  });

  test('return a single floor on request', async () => {
    const { bench } = await openVenue(writeBundle(tinyVenue()));
    const paths = await pathsOf(await bench.picture('f_upper'));
    expect(paths).toContain('geometry/f_upper.geojson');
    expect(paths).not.toContain('geometry/f_ground.geojson');
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
  await bench.findings(ALL);
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

describe('rejected files', () => {
  test.each([
    ['no JSON', '{"type": "FeatureCollection", ', 'bad-json', 'Correct the file'],
    ['deep JSON', `{"a":${'['.repeat(5000)}`, 'limit-exceeded', 'clean export'],
    ['XML of no kind we know', '<html></html>', 'not-a-zip', 'GeoJSON file'],
    ['nothing', '', 'empty-file', 'nothing of it has arrived'],
    ['metres', IN_METRES, 'nothing-to-import', 'exported in WGS 84'],
  ])('come with advice: %s', async (_, content, code, advice) => {
    const { answer } = await openFile(content, 'odd.geojson');
    expect(answer).toMatchObject({ state: 'refused', refusal: { code } });
    expect(answer.state === 'refused' && answer.refusal.advice).toContain(advice);
  });

  test('quote positions that are not degrees', async () => {
    const { answer } = await openFile(IN_METRES, 'metres.geojson');
    expect(answer.state === 'refused' && answer.refusal.message).toContain(
      'found positions such as 261600, 6249000, which are no degrees',
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
      refusal: { message: expect.stringMatching(/has 0\.\d+ MB, .* at most 0\.001 MB\.$/) },
    });
  });
});
