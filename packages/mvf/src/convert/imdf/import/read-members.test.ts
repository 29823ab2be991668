import { describe, expect, test } from 'vitest';
import { MVF_LIMITS } from '../../../archive/limits.ts';
import { openFiles } from '../../../archive/open-files.ts';
import { ImportReport } from '../../import-report.ts';
import { box, feature, tinyArchive, tinyFiles } from '../tiny-imdf.fixture.ts';
import { readMembers } from './read-members.ts';

async function read(files: Record<string, string>) {
  const report = new ImportReport();
  const members = await readMembers(openFiles(files), report, { limits: MVF_LIMITS });
  return { members, report: report.entries, codes: report.entries.map(({ code }) => code) };
}

function units(...items: unknown[]) {
  return read({ 'manifest.json': '{}', 'unit.geojson': JSON.stringify(items) });
}

const UNIT = feature('unit', 'a', box(0, 0, 1, 1), { category: 'room' });

describe('readMembers', () => {
  test('reads a sound archive without remarks', async () => {
    const { members, report } = await read(tinyFiles(tinyArchive()));
    expect(report).toEqual([]);
    expect(members.of('unit')).toHaveLength(10);
    expect(members.manifest['language']).toBe('en');
  });

  test.each([
    ['a feature collection', { type: 'FeatureCollection', features: [UNIT] }],
    ['a bare list', [UNIT]],
    ['one feature', UNIT],
    ['a collection that forgot its type', { features: [UNIT] }],
  ])('reads %s', async (_, content) => {
    const { members } = await read({ 'unit.geojson': JSON.stringify(content) });
    expect(members.of('unit').map(({ id }) => id)).toEqual(['a']);
  });

  test.each(['data/venue/unit.geojson', 'UNIT.GEOJSON', 'Units.json', 'unit.json'])(
    'finds units in %s',
    async (path) => {
      const { members } = await read({ [path]: JSON.stringify([UNIT]), 'x/manifest.json': '{}' });
      expect(members.of('unit')).toHaveLength(1);
    },
  );

  test('reads features of all types from one file', async () => {
    const { unit, level } = tinyArchive();
    const { members } = await read({ 'everything.geojson': JSON.stringify([...unit, ...level]) });
    expect([members.of('unit').length, members.of('level').length]).toEqual([10, 2]);
  });

  test('leaves out a member that is not JSON and keeps the rest', async () => {
    const files = { ...tinyFiles(tinyArchive()), 'opening.geojson': '{"features": [' };
    const { members, report } = await read(files);
    expect(members.of('opening')).toEqual([]);
    expect(members.of('unit')).toHaveLength(10);
    expect(report).toMatchObject([
      { action: 'dropped', code: 'unreadable-member', source: 'opening.geojson' },
    ]);
  });

  test('names unknown files', async () => {
    const files = {
      ...tinyFiles(tinyArchive()),
      'heatmap.geojson': JSON.stringify([{ ...UNIT, feature_type: 'heat' }, { type: 'Feature' }]),
      'settings.json': '{"a": 1}',
      'README.txt': 'hello',
    };
    const { report } = await read(files);
    expect(report).toMatchObject([
      { code: 'unused-file' },
      { code: 'unknown-member', source: 'heatmap.geojson' },
      { code: 'unknown-member', source: 'settings.json' },
    ]);
    expect(report[1]?.message).toContain('2 features');
  });

  test('does without a manifest', async () => {
    const { 'manifest.json': _, ...files } = tinyFiles(tinyArchive());
    const { members, codes } = await read(files);
    expect(members.of('unit')).toHaveLength(10);
    expect(codes).toEqual(['missing-manifest']);
  });

  test('throws for an exceeded limit and names it', async () => {
    const deep = `${'['.repeat(100)}${']'.repeat(100)}`;
    await expect(read({ 'unit.geojson': deep })).rejects.toMatchObject({
      code: 'mvf/limit-exceeded',
      limit: 'maxJsonDepth',
    });
  });
});

describe('readMembers, feature by feature', () => {
  test('takes the type from the file when the feature has none', async () => {
    const { members, codes } = await units({ ...UNIT, feature_type: undefined });
    expect(members.of('unit')).toHaveLength(1);
    expect(codes).toEqual(['missing-feature-type']);
  });

  test.each(['Unit', 'UNIT', 'units'])('understands the feature type %j', async (type) => {
    const { members, report } = await units({ ...UNIT, feature_type: type });
    expect(members.of('unit')).toHaveLength(1);
    expect(report).toMatchObject([{ action: 'changed', code: 'wrong-feature-type' }]);
  });

  test('trusts the file when the geometry contradicts the feature type', async () => {
    const { members, report } = await units({ ...UNIT, feature_type: 'opening' });
    expect([members.of('unit').length, members.of('opening').length]).toEqual([1, 0]);
    expect(report).toMatchObject([{ action: 'guessed', code: 'wrong-feature-type' }]);
  });

  test('trusts the feature type when the geometry fits it', async () => {
    const { members } = await units({ ...UNIT, feature_type: 'section' });
    expect([members.of('unit').length, members.of('section').length]).toEqual([0, 1]);
  });

  test('reads ids and types from the properties, where GIS programs put them', async () => {
    const { members } = await read({
      'layer1.geojson': JSON.stringify([
        { type: 'Feature', geometry: null, properties: { id: 7, feature_type: 'unit' } },
      ]),
    });
    expect(members.of('unit').map(({ id }) => id)).toEqual(['7']);
  });

  test('assigns ids to features that have none', async () => {
    const { members, codes } = await units({ ...UNIT, id: null }, { ...UNIT, id: undefined });
    expect(members.of('unit').map(({ id }) => id)).toEqual(['unit-1', 'unit-2']);
    expect(codes).toEqual(['missing-id']);
  });

  test('keeps features that share an id apart and drops exact repetitions', async () => {
    const other = { ...UNIT, properties: { category: 'office' } };
    const { members, report } = await units(UNIT, other, UNIT, { ...other, id: 'A' });
    expect(members.of('unit').map(({ id }) => id)).toEqual(['a', 'a-2', 'A-3']);
    expect(members.find('unit', 'A')?.properties['category']).toBe('room');
    expect(report).toMatchObject([
      { code: 'duplicate-id', count: 2 },
      { code: 'repeated-feature' },
    ]);
  });

  test('reads properties in any case', async () => {
    const { members, codes } = await units(
      { ...UNIT, properties: { levelId: 'l0', CATEGORY: 'office', Alt_Name: { en: 'x' } } },
      { ...UNIT, id: 'b', properties: { level_id: 'right', levelId: 'wrong' } },
    );
    expect(members.find('unit', 'a')?.properties).toEqual({
      level_id: 'l0',
      category: 'office',
      alt_name: { en: 'x' },
    });
    expect(members.find('unit', 'b')?.properties).toEqual({ level_id: 'right' });
    expect(codes).toEqual(['wrong-case']);
  });

  test.each([[null], [5], ['text'], [[]]])('leaves out %j', async (item) => {
    const { members, codes } = await units(UNIT, item);
    expect(members.of('unit').map(({ id }) => id)).toEqual(['a']);
    expect(codes).toEqual(['not-a-feature']);
  });

  test('leaves out features of a type that does not exist', async () => {
    const { members, report } = await read({
      'manifest.json': '{}',
      'all.geojson': JSON.stringify([UNIT, { ...UNIT, feature_type: 'dragon' }]),
    });
    expect(members.of('unit')).toHaveLength(1);
    expect(report).toMatchObject([{ code: 'unknown-feature-type', source: 'all.geojson' }]);
    expect(report[0]?.message).toContain('dragon');
  });
});
