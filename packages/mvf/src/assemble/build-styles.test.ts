import { describe, expect, it } from 'vitest';
import { assembleVenue } from './assemble-venue.ts';
import { DEFAULT_STYLES, styleTokenOf } from './default-styles.ts';
import type { DraftShape } from './venue-draft.ts';
import { box, EMPTY_DRAFT, line, point, polygon, room } from './venue.fixture.ts';

function stylesOf(shapes: readonly Partial<DraftShape>[]) {
  const { document, report } = assembleVenue({
    ...EMPTY_DRAFT,
    floors: [{ key: 'g', elevation: 0 }],
    shapes: shapes.map((shape, index) => ({
      ...room(`s${index}`, 'g', box(index * 9, 0, index * 9 + 5, 5)),
      ...shape,
    })),
    doors: [{ key: 'door', floor: 'g', line: line([1, 0], [2, 0]) }],
    styles: {
      Pool: { color: '#3388AA', opacity: 1, height: 0, altitude: -1, buffer: 0 },
      Walls: { color: '#000000', opacity: 1, height: 2, altitude: 0, buffer: 0.2 },
    },
  });
  const tokens = Object.entries(document.defaultStyle!).map(
    ([token, { geometryAnchors }]) =>
      `${token}: ${geometryAnchors.map(({ geometryId }) => geometryId).join(' ')}`,
  );
  return { tokens, styles: document.defaultStyle!, codes: report.map(({ code }) => code) };
}

describe('buildStyles', () => {
  it('draws by kind; areas and points are not drawn', () => {
    const { tokens } = stylesOf([
      {},
      { kind: 'hallway' },
      { kind: 'wall', geometry: line([0, 0], [5, 0]) },
      { kind: 'area' },
      { kind: 'poi', geometry: point(1, 1) },
      { kind: 'void', geometry: polygon(box(30, 30, 32, 32)) },
      { kind: 'spaceship' },
    ]);
    expect(tokens).toEqual([
      'Hallways: g_s1',
      'Rooms: g_s0',
      'Voids: g_s5',
      'Walls: g_s2',
      'Doors: g_door',
      'Others: g_s6',
    ]);
  });

  it('follows the token of a shape, draws `null` not at all, and replaces its own styles', () => {
    const { tokens, styles, codes } = stylesOf([
      { style: 'Pool' },
      { style: null },
      { kind: 'area', style: 'Areas' },
      { style: 'constructor' },
      { kind: 'wall', geometry: line([0, 0], [5, 0]) },
    ]);
    expect(tokens).toEqual([
      'Rooms: g_s3',
      'Areas: g_s2',
      'Walls: g_s4',
      'Doors: g_door',
      'Pool: g_s0',
    ]);
    expect(styles['Walls']).toMatchObject({ height: 2, buffer: 0.2 });
    expect(codes).toContain('unknown-style');
  });

  it('has a style for every token that a kind names', () => {
    for (const kind of ['room', 'hallway', 'wall', 'window', 'door', 'object', 'void', 'unknown']) {
      expect(DEFAULT_STYLES[styleTokenOf(kind)!]).toBeDefined();
    }
    expect(styleTokenOf('area')).toBeUndefined();
    expect(styleTokenOf('poi')).toBeUndefined();
    for (const { color, opacity, height } of Object.values(DEFAULT_STYLES)) {
      expect(color).toMatch(/^#[0-9A-F]{6}$/);
      expect(opacity > 0 && opacity <= 1 && height >= 0).toBe(true);
    }
  });
});
