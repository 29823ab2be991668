import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import type { MvfArchive } from '../archive/mvf-archive.ts';
import { readBundle } from '../bundle/read-bundle.ts';
import { writeBundle, writeFiles } from '../bundle/write-bundle.ts';
import type { MvfDocument } from '../bundle/document.ts';
import { validate } from './validate.ts';

/** The files of the tiny venue as text, for tests that modify them. */
function tinyFiles(): Record<string, string> {
  const files = [...writeFiles(tinyVenue())];
  return Object.fromEntries(files.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
}

/** A web server that has the tiny venue. */
async function serveTinyVenue(url: string | URL | Request): Promise<Response> {
  const path = String(url).replace('https://venue.example/', '');
  const bytes = writeFiles(tinyVenue()).get(path);
  return new Response(bytes?.slice() ?? null, { status: bytes ? 200 : 404 });
}

describe('validate', () => {
  it('reports nothing in a valid venue from any source [B1]', async () => {
    const zip = writeBundle(tinyVenue());
    const clean = {
      valid: true,
      findings: [],
      counts: { error: 0, warning: 0, info: 0 },
      version: 3,
    };
    expect(await validate(tinyVenue())).toEqual(clean);
    expect(await validate(zip)).toEqual(clean);
    expect(await validate(tinyFiles())).toEqual(clean);
    expect(await validate(await readBundle(zip))).toEqual(clean);
    expect(await validate('https://venue.example/', { fetch: serveTinyVenue })).toEqual(clean);
  });

  it('reports sources that are no bundle [B1]', async () => {
    expect(await findingsOf(new Uint8Array([1, 2, 3]))).toEqual(['not-a-zip']);
    expect(await findingsOf(writeBundle(tinyVenue()).slice(0, -30))).toEqual(['damaged-zip']);
    expect(await findingsOf('data:,x')).toEqual(['unreadable-source']);
    expect(await findingsOf(null as unknown as Uint8Array)).toEqual(['unreadable-source']);
    const { version } = await validate(new Uint8Array(9));
    expect(version).toBeUndefined();
  });

  it('reports encrypted zips [B1]', async () => {
    const zip = writeBundle(tinyVenue());
    const at = zip.findLastIndex(
      (_, index) => zip[index] === 0x50 && zip[index + 1] === 0x4b && zip[index + 2] === 1,
    );
    zip[at + 8]! |= 1;
    expect((await findingsOf(zip))[0]).toMatch(/^unsupported-zip/);
  });

  it('reports an archive that throws something else [B1]', async () => {
    const archive: MvfArchive = {
      paths: ['manifest.geojson'],
      sizeOf: () => undefined,
      read: () => Promise.reject(new TypeError('out of reach')),
    };
    expect((await validate(archive)).findings).toMatchObject([
      { code: 'unreadable-source', message: 'out of reach' },
    ]);
  });

  it('reports paths that leave the bundle and paths that occur twice [B2]', async () => {
    expect(await findingsOf({ '../manifest.geojson': '{}' })).toEqual([
      'unsafe-path ../manifest.geojson',
    ]);
    expect(await findingsOf({ 'a/b.json': '{}', 'a//b.json': '{}' })).toEqual([
      'duplicate-entry a/b.json',
    ]);
  });

  it('reports a bundle without a manifest or floors [B3]', async () => {
    const files = tinyFiles();
    delete files['manifest.geojson'];
    expect(await findingsOf(files)).toEqual(['missing-file manifest.geojson']);
    const withoutFloors = tinyFiles();
    delete withoutFloors['floors.geojson'];
    const findings = await findingsOf(withoutFloors);
    expect(findings[0]).toBe('missing-file floors.geojson');
    expect(findings.join()).not.toMatch(/unresolved-id|orphan-floor-file/);
  });

  it('reports one broken file and goes on with the others [B4]', async () => {
    const files = tinyFiles();
    files['tileset.json'] = '{"day": }';
    files['outdoors.json'] = '{"floors": ["f_none"]}';
    expect(await findingsOf(files)).toEqual([
      'bad-json tileset.json',
      'unresolved-id outdoors.json /floors/0',
    ]);
  });

  it.each([
    'geometry/f_ground.geojson',
    'kinds/f_upper.json',
    'nodes/f_ground.geojson',
    'locations.json',
    'connections.json',
    'navigation-flags.json',
    'annotation-symbols.json',
    'floor-stacks.json',
  ])('reports nothing more when %s is broken [V10]', async (path) => {
    expect(await findingsOf({ ...tinyFiles(), [path]: '[' })).toEqual([`bad-json ${path}`]);
    expect(await findingsOf({ ...tinyFiles(), [path]: '5' })).toEqual([`wrong-type ${path}`]);
  });

  it('reports limits that are exceeded [B5]', async () => {
    const zip = writeBundle(tinyVenue());
    expect(await findingsOf(zip, { limits: { maxEntries: 3 } })).toEqual(['limit-exceeded']);
    const files = { ...tinyFiles(), 'address.json': `${'['.repeat(99)}${']'.repeat(99)}` };
    expect(await findingsOf(files)).toEqual(['limit-exceeded address.json']);
  });
});

describe('validate on files', () => {
  it('reports files of floors that do not exist [B6]', async () => {
    const files = { ...tinyFiles(), 'kinds/f_none.json': '{}' };
    const expected = ['orphan-floor-file kinds/f_none.json'];
    expect(await findingsOf(files, { checks: { references: false } })).toContain(expected[0]);
    const venue = tinyVenue();
    venue.kinds['f_none'] = {};
    expect(await findingsOf(venue)).toEqual(expected);
  });

  it('reports unknown files, except assets [B7]', async () => {
    const venue = tinyVenue();
    venue.extras['assets/unused.svg'] = new Uint8Array();
    venue.extras['readme.txt'] = new Uint8Array();
    venue.extras['logo.svg'] = new Uint8Array();
    venue.locations[0]!.logo = './logo.svg';
    expect(await findingsOf(venue)).toEqual(['unknown-file readme.txt']);
    expect(await findingsOf(writeBundle(venue))).toEqual(['unknown-file readme.txt']);
  });

  it('reports wrong and missing entries of the manifest [B8]', async () => {
    const files = tinyFiles();
    files['manifest.geojson'] = files['manifest.geojson']!.replace(
      '"tileset.json"',
      '"tiles.json"',
    );
    const findings = await findingsOf(files);
    expect(findings).toHaveLength(2);
    expect(findings[0]).toMatch(/^contents-mismatch manifest.geojson .*\/contents\/\d+$/);
    expect(findings[1]).toMatch(/^contents-mismatch manifest.geojson .*\/contents$/);
  });

  it('names a file in a folder that is listed but not there [B8]', async () => {
    const files = tinyFiles();
    delete files['kinds/f_outside.json'];
    const { findings } = await validate(files, { checks: { references: false } });
    expect(findings).toMatchObject([
      { code: 'contents-mismatch', pointer: expect.stringMatching(/\/children\/\d$/) },
    ]);
    expect(findings[0]?.message).toContain('"kinds/f_outside.json"');
  });

  it('reads older file names and reports the right ones [B9]', async () => {
    const files = tinyFiles();
    files['navigationFlags.json'] = files['navigation-flags.json']!;
    delete files['navigation-flags.json'];
    files['manifest.geojson'] = files['manifest.geojson']!.replace(
      '"navigation-flags.json"',
      '"navigationFlags.json"',
    );
    const { findings } = await validate(files);
    expect(findings).toMatchObject([{ code: 'old-file-name', file: 'navigationFlags.json' }]);
    expect(findings[0]?.message).toContain('"navigation-flags.json"');
  });

  it('reads older shapes and reports them [B10]', async () => {
    const files = { ...tinyFiles(), 'outdoors.json': '["f_outside"]' };
    expect(await findingsOf(files)).toEqual(['old-shape outdoors.json']);
  });

  it('reports a version that does not exist [C1]', async () => {
    const files = tinyFiles();
    files['manifest.geojson'] = files['manifest.geojson']!.replace('"3.0.0"', '"7.0"');
    expect(await findingsOf(files)).toEqual(['unknown-version manifest.geojson']);
    const document = { ...tinyVenue(), version: 4 } as unknown as MvfDocument;
    expect(await findingsOf(document)).toEqual(['unknown-version']);
  });
});

describe('the result of validate', () => {
  it('includes message, fix, severity and documentation of a finding', async () => {
    const venue = tinyVenue();
    venue.floorStacks[0]!.floors.push('f_none');
    expect((await validate(venue)).findings).toEqual([
      {
        code: 'unresolved-id',
        severity: 'error',
        file: 'floor-stacks.json',
        pointer: '/0/floors/2',
        message:
          'floor-stacks.json /0/floors/2: expected the id of a floor of this bundle, found "f_none".',
        fix: 'Correct the id, or remove the reference.',
        docs: '/docs/mvf/v3/specification/core#unresolved-id',
      },
    ]);
  });

  it('reports a bundle as valid with warnings and as invalid with an error', async () => {
    const venue = tinyVenue();
    venue.locations[0]!.logo = 'assets/none.svg';
    expect(await validate(venue)).toMatchObject({
      valid: true,
      counts: { error: 0, warning: 1, info: 0 },
    });
    venue.floorStacks[0]!.floors.push('f_none');
    expect(await validate(venue)).toMatchObject({ valid: false, counts: { error: 1 } });
  });

  it('leaves out groups of rules', async () => {
    const venue = tinyVenue();
    venue.floorStacks[0]!.floors.push('f_none');
    expect(await findingsOf(venue, { checks: { references: false } })).toEqual([]);
  });

  it('reports progress up to the end and stops on abort', async () => {
    const seen: { done: number; total: number }[] = [];
    await validate(writeBundle(tinyVenue()), { onProgress: (progress) => seen.push(progress) });
    expect(seen.length).toBeGreaterThan(50);
    expect(seen.every(({ done, total }) => done <= total)).toBe(true);
    expect(seen.at(-1)!.done).toBe(seen.at(-1)!.total);
    const controller = new AbortController();
    controller.abort(new Error('enough'));
    await expect(validate(tinyVenue(), { signal: controller.signal })).rejects.toThrow('enough');
  });
});

describe('validate on hostile documents', () => {
  const junk: unknown[] = [null, 0, 'x', true, [], {}, [null], [[]], { features: [null, 1, {}] }];

  it.each(junk)('does not throw where every file is %j [V1]', async (value) => {
    const keys = Object.keys(tinyVenue()).filter((key) => key !== 'version');
    const document = Object.fromEntries([['version', 3], ...keys.map((key) => [key, value])]);
    const { valid } = await validate(document as unknown as MvfDocument);
    expect(valid).toBe(false);
  });

  it.each(junk)('does not throw where one file is %j [V1]', async (value) => {
    for (const key of Object.keys(tinyVenue())) {
      if (key === 'version' || key === 'extras') continue;
      const document = { ...tinyVenue(), [key]: value } as unknown as MvfDocument;
      await expect(validate(document)).resolves.toBeDefined();
    }
  });

  it('survives floors and keys named like properties of objects [V1]', async () => {
    const text = JSON.stringify(tinyFiles())
      .replaceAll('f_upper', '__proto__')
      .replaceAll('loc_cafe', 'constructor');
    const files = JSON.parse(text) as Record<string, string>;
    const { findings } = await validate(new Map(Object.entries(files)));
    expect(findings.map(({ code }) => code)).toContain('bad-id');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('survives a document that contains itself [V9]', async () => {
    const venue = tinyVenue();
    const { contents } = venue.manifest.features[0]!.properties;
    const folder = { type: 'folder' as const, name: 'x', children: contents };
    contents.push(folder);
    expect((await findingsOf(venue))[0]).toMatch(/^too-deep/);
  });

  it('survives numbers that are no numbers [G1]', async () => {
    for (const bad of [Number.NaN, Infinity, -Infinity, 1e308, -0]) {
      const venue = tinyVenue();
      for (const feature of venue.geometry['f_ground']!.features) {
        const [first] = feature.geometry.coordinates.flat(3).slice(0, 1);
        feature.geometry.coordinates = JSON.parse(
          JSON.stringify(feature.geometry.coordinates).replace(String(first), 'null'),
          (_, value: unknown) => value ?? bad,
        ) as never;
      }
      venue.floors.features[0]!.properties.elevation = bad;
      await expect(validate(venue)).resolves.toBeDefined();
    }
  });
});
