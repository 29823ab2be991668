import { describe, expect, test } from 'vitest';
import { parseTypeScript } from '../compile/parse-script.ts';
import type { ControlTarget, ControlValue } from './control.ts';
import { findValue } from './find-value.ts';
import { writeValue } from './write-value.ts';

const RANK: ControlTarget = { call: 'markers.add', argument: 1, option: 'rank' };

function find(text: string, target: ControlTarget) {
  return findValue(parseTypeScript(text, 'main.ts'), target);
}

function write(text: string, target: ControlTarget, value: ControlValue): string | undefined {
  const change = writeValue(parseTypeScript(text, 'main.ts'), target, value);
  return change && text.slice(0, change.from) + change.insert + text.slice(change.to);
}

describe('findValue', () => {
  test.each([
    ["map.markers.add(shop, { content: 'a', rank: 'high' });", RANK, 'high'],
    ['const speed = 3.5;', { constant: 'speed' }, 3.5],
    ['const turn: number = -90;', { constant: 'turn' }, -90],
    ['f({ a: { b: true } })', { call: 'f', argument: 0, option: 'a.b' }, true],
    [
      'await map.camera.animateTo({ zoom: 1_000 } as const);',
      { call: 'camera.animateTo', argument: 0, option: 'zoom' },
      undefined,
    ],
  ] as const)('reads %s', (text, target, value) => {
    const found = find(text, target);
    expect(found.state === 'written' ? found.value : undefined).toBe(value);
  });

  test.each([
    ['map.labels.add(shop);', 'nowhere'],
    ['map.markers.add(shop);', 'no-options'],
    ['map.markers.add(shop, {});', 'absent'],
    ['map.markers.add(shop, options);', 'computed'],
    ['map.markers.add(shop, { rank });', 'computed'],
    ['map.markers.add(shop, { rank: best() });', 'computed'],
  ])('classifies %s as %s', (text, state) => {
    expect(find(text, RANK).state).toBe(state);
  });
});

describe('writeValue', () => {
  test.each([
    ["map.markers.add(shop, { rank: 'high' });", "map.markers.add(shop, { rank: 'low' });"],
    ['map.markers.add(shop);', "map.markers.add(shop, { rank: 'low' });"],
    ['map.markers.add(shop, {});', "map.markers.add(shop, { rank: 'low' });"],
    [
      "map.markers.add(shop, { content: 'a' });",
      "map.markers.add(shop, { content: 'a', rank: 'low' });",
    ],
    [
      "map.markers.add(shop, {\n  content: 'a',\n});",
      "map.markers.add(shop, {\n  content: 'a',\n  rank: 'low',\n});",
    ],
  ])('changes %s', (text, result) => {
    expect(write(text, RANK, 'low')).toBe(result);
  });

  test('creates the nested objects that a path needs', () => {
    const target = { call: 'showVenue', argument: 1, option: 'camera.pitchDegrees' };
    expect(write("showVenue('#map', { key: 'demo' });", target, 60)).toBe(
      "showVenue('#map', { key: 'demo', camera: { pitchDegrees: 60 } });",
    );
    expect(write("showVenue('#map', { camera: { zoom: 18 } });", target, 60)).toBe(
      "showVenue('#map', { camera: { zoom: 18, pitchDegrees: 60 } });",
    );
  });

  test('leaves code unchanged that computes the value', () => {
    expect(write('map.markers.add(shop, options);', RANK, 'low')).toBeUndefined();
  });

  test('escapes quotes in strings', () => {
    expect(write("map.markers.add(shop, { rank: 'a' });", RANK, "'+alert(1)+'\\")).toBe(
      String.raw`map.markers.add(shop, { rank: '\'+alert(1)+\'\\' });`,
    );
  });
});
