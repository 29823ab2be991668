import { describe, expect, test } from 'vitest';
import { type Building, focusedBuildings, type Sight } from './focused-buildings.ts';

const AUTO = { enterZoom: 'auto', leaveZoom: 'auto' } as const;
const hall: Building = { box: [0, 0, 80, 60] };
const hut: Building = { box: [110, 0, 130, 20] };
const NONE: ReadonlySet<Building> = new Set();

/** A sight with this span in metres; one zoom level more halves it. */
function sight(x: number, y: number, span: number): Sight {
  return { x, y, span, zoom: 20 - Math.log2(span / 100) };
}

function open(at: Sight, before: ReadonlySet<Building> = NONE, thresholds = AUTO): Building[] {
  return focusedBuildings([hut, hall], at, before, thresholds);
}

describe('focusedBuildings', () => {
  test('opens a building that takes up half of the view', () => {
    expect(open(sight(40, 30, 165))).toEqual([]);
    expect(open(sight(40, 30, 155))).toEqual([hall]);
  });

  test('opens a small building later than a large one', () => {
    expect(open(sight(120, 10, 150))).toEqual([]);
    expect(open(sight(120, 10, 39))).toEqual([hut]);
  });

  test('keeps a building beside the view closed', () => {
    expect(open(sight(40, -40, 150))).toEqual([]);
    expect(open(sight(40, -25, 150))).toEqual([hall]);
  });

  test('keeps an open building open while it is slightly smaller or farther away', () => {
    const before = new Set([hall]);
    expect(open(sight(40, 30, 200), before)).toEqual([hall]);
    expect(open(sight(40, 30, 250), before)).toEqual([]);
    expect(open(sight(40, -45, 150), before)).toEqual([hall]);
    expect(open(sight(40, -60, 150), before)).toEqual([]);
  });

  test('changes nothing while panning back and forth at a border', () => {
    const before = new Set([hall]);
    for (const y of [-29, -31, -29, -31]) {
      expect(open(sight(40, y, 150), before)).toEqual([hall]);
      expect(open(sight(40, y - 5, 150))).toEqual([]);
    }
  });

  test('opens two buildings at once, the one in the centre of the view first', () => {
    const thresholds = { enterZoom: 19, leaveZoom: 18 };
    const both = (x: number): Building[] =>
      focusedBuildings([hut, hall], sight(x, 10, 100), NONE, thresholds);
    expect(both(91)).toEqual([hall, hut]);
    expect(both(99)).toEqual([hut, hall]);
    expect(both(20)).toEqual([hall]);
  });

  test('keeps the first building first until another is clearly nearer', () => {
    const thresholds = { enterZoom: 19, leaveZoom: 18 };
    const both = (x: number): Building[] =>
      focusedBuildings([hut, hall], sight(x, 10, 100), new Set([hall, hut]), thresholds);
    expect(both(99)).toEqual([hall, hut]);
    expect(both(104)).toEqual([hut, hall]);
  });

  test('applies the zoom levels of the app to buildings of all sizes', () => {
    const thresholds = { enterZoom: 19, leaveZoom: 18 };
    const at = (zoom: number, before = NONE): Building[] =>
      focusedBuildings([hut], { x: 120, y: 10, span: 100, zoom }, before, thresholds);
    expect(at(18.9)).toEqual([]);
    expect(at(19)).toEqual([hut]);
    expect(at(18.1, new Set([hut]))).toEqual([hut]);
    expect(at(17.9, new Set([hut]))).toEqual([]);
  });

  test('does not flicker if the zoom to leave is above the zoom to enter', () => {
    const thresholds = { enterZoom: 18, leaveZoom: 19 };
    const at = { x: 120, y: 10, span: 100, zoom: 18.5 };
    const first = focusedBuildings([hut], at, NONE, thresholds);
    expect(focusedBuildings([hut], at, new Set(first), thresholds)).toEqual(first);
  });
});
