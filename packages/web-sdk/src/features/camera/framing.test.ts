import { writeFiles } from '@brand/mvf';
import { tinyVenue, type TinyVenue } from '@brand/test-kit';
import { openVenue } from '@brand/venue';
import { describe, expect, test } from 'vitest';
import { type BareMap, bareMap } from './bare-map.fixture.ts';
import type { Camera } from './camera-options.ts';
import { createCamera } from './create-camera.ts';

function direction(bearing: number): { x: number; y: number } {
  const angle = (bearing * Math.PI) / 180;
  return { x: Math.sin(angle), y: Math.cos(angle) };
}

/** A place in metres from the corner of the venue. */
function degrees(x: number, y: number): number[] {
  const metres = 111_195;
  return [13.4 + x / metres / Math.cos((52.5 * Math.PI) / 180), 52.5 + y / metres];
}

async function show(
  document: TinyVenue,
  [width, height]: readonly [number, number] = [900, 600],
): Promise<{ readonly map: BareMap; readonly camera: Camera }> {
  const map = bareMap(await openVenue(writeFiles(document)));
  map.view.setSize(width, height);
  return { map, camera: createCamera(map.context) };
}

describe('the first view', () => {
  test('turns a long building that stands at an angle upright on a phone, so that it fills it', async () => {
    const document = tinyVenue();
    // 120 m long and 16 m wide, 40° from north.
    const [along, across] = [direction(40), direction(130)];
    const corner = (length: number, width: number): number[] =>
      degrees(length * along.x + width * across.x, length * along.y + width * across.y);
    const ring = [corner(0, 0), corner(0, 16), corner(120, 16), corner(120, 0), corner(0, 0)];
    document.floors.features[0]!.geometry = { type: 'Polygon', coordinates: [ring] };
    document.geometry['f_ground']!.features = [];
    const { map, camera } = await show(document, [390, 844]);
    expect(camera.bearingDegrees).toBeCloseTo(40, 0);
    const floor = map.venue.get('floor', 'f_ground');
    expect(camera.isInView(floor, { mode: 'inside' })).toBe(true);
    const heights = ring.map(([lng, lat]) => camera.toScreen({ lngLat: [lng!, lat!] })!.y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(844 * 0.85);
  });

  test('fills the screen with a building of a few metres', async () => {
    const document = tinyVenue();
    const ring = [degrees(0, 0), degrees(9, 0), degrees(9, 9), degrees(0, 9), degrees(0, 0)];
    document.floors.features[0]!.geometry = { type: 'Polygon', coordinates: [ring] };
    document.geometry['f_ground']!.features = [];
    const { camera } = await show(document);
    const heights = ring.map(([lng, lat]) => camera.toScreen({ lngLat: [lng!, lat!] })!.y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(600 * 0.7);
  });

  test('leaves out of the frame what is far from everything else', async () => {
    const whole = await show(tinyVenue());
    const document = tinyVenue();
    const [ground] = document.floors.features;
    const [outline] = (ground!.geometry as { coordinates: number[][][] }).coordinates;
    outline!.splice(1, 0, degrees(3000, -900));
    const far = document.geometry['f_ground']!.features.find(
      ({ properties }) => properties.id === 'g_g-gate',
    )!;
    far.geometry = { type: 'Point', coordinates: degrees(3000, -900) };
    const { map, camera } = await show(document);
    expect(camera.zoom).toBeGreaterThan(whole.camera.zoom - 0.2);
    expect(camera.isInView(map.venue.get('space', 'g_g-cafe'), { mode: 'inside' })).toBe(true);
    expect(camera.isInView(map.venue.get('point-of-interest', 'g_g-gate'))).toBe(false);
  });
});
