import { distanceMetres, localFrame, type LngLat } from '@brand/geo';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import type { Mvf3Document } from '../bundle/document.ts';
import { moveVenue } from './move-venue.ts';

const ANCHOR: LngLat = [4.3525, 50.8467];

/** Where the nodes of all floors are. */
function nodePositions({ nodes = {} }: Mvf3Document): LngLat[] {
  return Object.values(nodes).flatMap(({ features }) =>
    features.map(({ geometry }): LngLat => [geometry.coordinates[0]!, geometry.coordinates[1]!]),
  );
}

function center({ manifest }: Mvf3Document): LngLat {
  const [longitude = 0, latitude = 0] = manifest.features[0]!.geometry.coordinates;
  return [longitude, latitude];
}

describe('moveVenue', () => {
  test('puts the centre of the venue on the anchor', () => {
    const { document } = moveVenue(tinyVenue(), { anchor: ANCHOR });
    expect(center(document)).toEqual(ANCHOR);
  });

  test('turns the venue clockwise around the anchor', () => {
    const before = tinyVenue();
    const origin = center(before);
    const { document } = moveVenue(before, { anchor: origin, rotation: 90 });
    const frame = localFrame(origin);
    const [start, end] = [before, document].map((venue) =>
      frame.toMetres(nodePositions(venue).at(-1)!),
    );
    expect(end!.x).toBeCloseTo(start!.y, 3);
    expect(end!.y).toBeCloseTo(-start!.x, 3);
  });

  test('puts a position of the venue on the anchor, if one is given', () => {
    const before = tinyVenue();
    const origin = nodePositions(before).at(-1)!;
    const { document } = moveVenue(before, { anchor: ANCHOR, origin, rotation: 33 });
    expect(nodePositions(document).at(-1)).toEqual(ANCHOR);
  });

  test('turns floor images and the natural bearing with the venue', () => {
    const venue = tinyVenue();
    const properties = { path: 'a.png', width: 1, height: 1, rotation: 350 };
    const [id] = venue.floors.features.map((floor) => floor.properties.id);
    const geometry = venue.manifest.features[0]!.geometry;
    venue.floorImages = {
      [id!]: { type: 'FeatureCollection', features: [{ type: 'Feature', geometry, properties }] },
    };
    venue.manifest.features[0]!.properties.naturalBearing = 5;
    const { document } = moveVenue(venue, { anchor: ANCHOR, rotation: -12 });
    const [image] = document.floorImages![id!]!.features;
    expect(image!.properties).toEqual({ ...properties, rotation: 338 });
    expect(image!.geometry.coordinates).toEqual(ANCHOR);
    expect(document.manifest.features[0]!.properties.naturalBearing).toBe(353);
  });

  test('keeps altitudes and drops outdated bounding boxes', () => {
    const venue = tinyVenue();
    const [manifest] = venue.manifest.features;
    manifest!.geometry.coordinates.push(17);
    Object.assign(manifest!, { bbox: [0, 0, 1, 1] });
    const [moved] = moveVenue(venue, { anchor: ANCHOR }).document.manifest.features;
    expect(moved!.geometry.coordinates).toEqual([...ANCHOR, 17]);
    expect(moved).not.toHaveProperty('bbox');
  });

  test('moves a venue across the antimeridian and to a pole', () => {
    for (const anchor of [
      [180, -16.5],
      [-179.999_99, 65],
      [0, 90],
    ] satisfies LngLat[]) {
      const { document } = moveVenue(tinyVenue(), { anchor });
      const [before, after] = [nodePositions(tinyVenue()), nodePositions(document)];
      expect(after.every(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90)).toBe(true);
      if (anchor[1] === 90) continue;
      const [start, end] = [before, after].map((all) => distanceMetres(all[0]!, all.at(-1)!));
      expect(end).toBeCloseTo(start!, 3);
    }
  });

  test('reports the move, and what only people can move', () => {
    const venue = tinyVenue();
    venue.manifest.features[0]!.properties.tzid = 'Europe/Lisbon';
    venue.extras['sensors.json'] = new TextEncoder().encode('[4.9,52.3]');
    const { report } = moveVenue(venue, { anchor: ANCHOR, rotation: 12 });
    expect(report.map(({ code }) => code)).toEqual([
      'moved-venue',
      'kept-address',
      'kept-unknown-file',
    ]);
    expect(report[0]!.message).toMatch(/to 4\.3525, 50\.8467 and turned 12 degrees clockwise\.$/);
    expect(report[1]!.message).toContain('time zone Europe/Lisbon');
    expect(report[2]!.source).toBe('sensors.json');
  });
});

describe('moveVenue refuses', () => {
  test.each<[string, LngLat]>([
    ['swapped coordinates', [50.8, 129.1]],
    ['what is not a number', [Number.NaN, 4]],
  ])('%s', (_name, anchor) => {
    expect(() => moveVenue(tinyVenue(), { anchor })).toThrow(
      expect.objectContaining({
        code: 'mvf/bad-position',
        message: `moveVenue: anchor: expected a longitude from -180 to 180 and a latitude from -90 to 90, found ${anchor.join(', ')}. The longitude comes first.`,
      }),
    );
  });

  test('a rotation that is not a number', () => {
    expect(() => moveVenue(tinyVenue(), { anchor: ANCHOR, rotation: Infinity })).toThrow(
      'rotation: expected degrees clockwise, found Infinity.',
    );
  });

  test('a venue with a position on the other side of the globe', () => {
    const venue = tinyVenue();
    const [lng, lat] = center(venue);
    venue.floors.features[0]!.geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [lng - 180, -lat],
          [lng, lat],
          [lng, lat],
          [lng - 180, -lat],
        ],
      ],
    };
    expect(() => moveVenue(venue, { anchor: ANCHOR })).toThrow(
      /too far away to be moved with the venue/,
    );
  });
});
