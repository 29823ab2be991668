import { seededRandom } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { writeBundle, writeFiles } from '../bundle/write-bundle.ts';
import { validate } from '../validate/index.ts';
import { assembleVenue } from './assemble-venue.ts';
import type { VenueDraft } from './venue-draft.ts';
import { at, box, EMPTY_DRAFT, polygon, SMALL_VENUE } from './venue.fixture.ts';

const { document, report } = assembleVenue(SMALL_VENUE);

describe('assembleVenue', () => {
  it('makes a document that breaks no rule of the format', async () => {
    const { findings } = await validate(document);
    // The draft has one door with a step.
    expect(findings.map(({ code }) => code)).toEqual(['not-step-free']);
  });

  it('reports guesses and dropped objects', () => {
    expect(report.map(({ code, count }) => `${code} ${count}`)).toEqual([
      'guessed-footprint 1',
      'guessed-door 2',
      'unknown-place 1',
    ]);
  });

  it('describes the venue in the manifest', () => {
    const [venue] = document.manifest.features;
    expect(venue!.geometry.coordinates.map((value) => value.toFixed(6))).toEqual(
      at(10, 5).map((value) => value.toFixed(6)),
    );
    expect(venue!.properties).toMatchObject({
      name: 'Casa da Esquina',
      version: '3.0.0',
      time: '2026-01-05T09:00:00.000Z',
      mapId: 'esquina',
      tzid: 'Europe/Lisbon',
      naturalBearing: 12,
    });
  });

  it('lists the written files in the manifest', () => {
    const written = new TextDecoder().decode(writeFiles(document).get('manifest.geojson'));
    expect(JSON.parse(written)).toEqual(document.manifest);
  });

  it('gives every object a unique id', () => {
    const text = JSON.stringify({ ...document, extras: {} });
    const declared = [...text.matchAll(/"id":"([a-z]+_[^"]+)"/g)].map(([, id]) => id!);
    // Neighbours name the ids of nodes.
    const own = declared.filter((id) => !id.startsWith('n_'));
    expect(new Set(own).size).toBe(own.length);
    for (const id of declared) expect(id).toMatch(/^[a-z]+_[a-z0-9-]+$/);
  });

  it('declares the flags that edges and anchors use', () => {
    expect(document.navigationFlags).toEqual({
      accessible: { index: 0, bit: 0 },
      outdoors: { index: 0, bit: 1 },
      public: { index: 0, bit: 2 },
    });
    const flagsOn = (floorId: string) =>
      new Set(
        document.nodes![floorId]!.features.flatMap(({ properties }) =>
          properties.neighbors.flatMap(({ flags }) => flags),
        ),
      );
    expect(flagsOn('f_ground')).toEqual(new Set([5, 4]));
    expect(flagsOn('f_forecourt')).toEqual(new Set([7]));
  });

  it('attaches nodes to places, stops and counters', () => {
    const attached = new Set(
      Object.values(document.nodes!).flatMap(({ features }) =>
        features.flatMap(({ properties }) => properties.geometryIds ?? []),
      ),
    );
    for (const id of ['g_kiosk', 'g_seats', 'g_gate', 'g_gate-outside', 'g_lift-upper']) {
      expect(attached).toContain(id);
    }
  });

  it('keeps assets, but not under paths that lead out or that the format uses', () => {
    const bytes = new Uint8Array([1]);
    const { document: other, report: notes } = assembleVenue({
      ...EMPTY_DRAFT,
      assets: {
        'logo.svg': bytes,
        'a\\b.svg': bytes,
        '../up.svg': bytes,
        'kinds/f_x.json': bytes,
        'floor.geojson': bytes,
        'kinds/deep/readme.json': bytes,
      },
    });
    expect(Object.keys(other.extras)).toEqual(['logo.svg', 'a/b.svg', 'kinds/deep/readme.json']);
    expect(notes.find(({ code }) => code === 'bad-asset')!.count).toBe(3);
  });
});

describe('assembleVenue as a pure function', () => {
  it('generates no nodes when the option is off', () => {
    expect(assembleVenue(SMALL_VENUE, { nodes: false }).document.nodes).toBeUndefined();
  });

  it('returns equal documents and bytes for equal drafts', () => {
    const again = assembleVenue(structuredClone(SMALL_VENUE));
    expect(again).toEqual({ document, report });
    expect(writeBundle(again.document)).toEqual(writeBundle(document));
  });

  it('shares no objects with the draft', () => {
    const draft = structuredClone(SMALL_VENUE);
    const made = assembleVenue(draft).document;
    made.locations![0]!.details.name = 'changed';
    made.floorStacks![0]!.details!.name = 'changed';
    made.connections![0]!.entrances[0]!.flags[0] = 99;
    expect(draft).toEqual(SMALL_VENUE);
    expect(made.connections![0]!.exits[0]!.flags[0]).toBe(5);
  });

  it('assembles an empty draft', async () => {
    const { document: empty, report: notes } = assembleVenue({ ...EMPTY_DRAFT, time: 'yesterday' });
    expect(empty.manifest.features[0]!.properties.time).toBe('1970-01-01T00:00:00.000Z');
    expect(notes.map(({ code }) => code)).toEqual(['guessed-centre', 'guessed-time']);
    const { findings } = await validate(empty);
    expect(findings.map(({ code }) => code)).toEqual(['no-floors']);
  });
});

describe('assembleVenue with broken drafts', () => {
  it('leaves out objects on unknown floors and far away', () => {
    const { document: made, report: notes } = assembleVenue({
      ...SMALL_VENUE,
      shapes: [
        ...SMALL_VENUE.shapes,
        { key: 'x', floor: 'attic', kind: 'room', geometry: polygon(box(0, 0, 4, 4)) },
        {
          key: 'y',
          floor: 'upper',
          kind: 'poi',
          geometry: { type: 'Point', coordinates: [80, 1] },
        },
      ],
      doors: [{ key: 'z', floor: 'attic', line: { type: 'LineString', coordinates: [] } }],
    });
    expect(JSON.stringify(made.kinds)).not.toMatch(/g_[xyz]"/);
    expect(notes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['unknown-floor', 'far-from-venue']),
    );
  });

  it('never throws and makes valid geometry for any coordinates', async () => {
    const random = seededRandom(7);
    for (let round = 0; round < 40; round += 1) {
      const made = assembleVenue(damaged(SMALL_VENUE, random));
      const { findings } = await validate(made.document, { checks: { routing: false } });
      const errors = findings.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ message }) => message)).toEqual([]);
    }
  }, 60_000);
});

/** The draft with some numbers, positions and rings replaced by nonsense. */
function damaged(draft: VenueDraft, random: () => number): VenueDraft {
  const nonsense: readonly unknown[] = [Number.NaN, Infinity, -1e300, 400, '1', null, [], {}, 0];
  const pick = (): unknown => nonsense[Math.floor(random() * nonsense.length)];
  const damage = (value: unknown): unknown => {
    const dice = random();
    if (!Array.isArray(value)) return dice < 0.01 ? pick() : jitter(value, random);
    if (dice < 0.01) return pick();
    if (dice < 0.03) return value.toReversed().map(damage);
    if (dice < 0.05) return [...value, ...value].map(damage);
    if (dice < 0.08) return value.slice(1).map(damage);
    return value.map(damage);
  };
  const withDamage = <Item extends { readonly key: string }>(
    item: Item,
    field: keyof Item,
  ): Item => {
    const geometry = item[field] as { coordinates: unknown };
    return { ...item, [field]: { ...geometry, coordinates: damage(geometry.coordinates) } };
  };
  return {
    ...draft,
    shapes: draft.shapes.map((shape) => withDamage(shape, 'geometry')),
    doors: draft.doors.map((door) => withDamage(door, 'line')),
  };
}

/** Moves one coordinate in ten by up to some twenty metres. */
function jitter(value: unknown, random: () => number): unknown {
  return typeof value === 'number' && random() < 0.1 ? value + (random() - 0.5) * 4e-4 : value;
}
