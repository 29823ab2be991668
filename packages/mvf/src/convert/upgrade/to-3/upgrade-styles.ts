import type { DefaultStyle, Style } from '../../../v3/extensions/default-style/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import {
  defined,
  finiteOf,
  isJsonObject,
  type JsonObject,
  asRecord,
  referencesOf,
  textOf,
} from '../untrusted-json.ts';
import { V2_DEFAULT_STYLES, defaultToken } from './default-styles.ts';
import type { Shape } from './shape-index.ts';
import type { ShapeTable } from './upgrade-shapes.ts';

const SOURCE = 'styles.json';
const SHAPE_LISTS = ['polygons', 'lineStrings', 'points', 'lines', 'spaces', 'obstructions'];
const FALLBACK_COLOR = '#CCCCCC';

/** Converts lists of shapes to anchors. A source without styles gets one for each kind. */
export function upgradeStyles(
  source: JsonObject,
  shapes: ShapeTable,
  report: ImportReport,
): DefaultStyle {
  const entries = Object.entries(asRecord(source['styles'])).filter(([, style]) =>
    isJsonObject(style),
  );
  if (entries.length === 0) return guessStyles(shapes.shapes, report);
  const styled = new Set<Shape>();
  return Object.fromEntries(
    entries.map(([token, value]) => {
      const raw = asRecord(value);
      const found = shapesOf(raw, shapes, styled, report);
      return [token, toStyle(raw, found, report)];
    }),
  );
}

function shapesOf(
  raw: JsonObject,
  { index }: ShapeTable,
  styled: Set<Shape>,
  report: ImportReport,
): Shape[] {
  const references = SHAPE_LISTS.flatMap((key) => referencesOf(raw[key], 'id', 'spaceId'));
  return references.flatMap(({ id, map }) => {
    const shape = index.find(id, map);
    if (!shape || styled.has(shape)) {
      report.note({
        action: 'dropped',
        code: shape ? 'two-styles' : 'dangling-style',
        message: shape
          ? 'Shapes in several styles kept the first style.'
          : 'References of styles to shapes that do not exist were left out.',
        source: SOURCE,
        example: id,
      });
      return [];
    }
    styled.add(shape);
    return [shape];
  });
}

function toStyle(raw: JsonObject, shapes: readonly Shape[], report: ImportReport): Style {
  const hasLines = shapes.some(({ geometry }) => geometry.type.endsWith('LineString'));
  const width = finiteOf(raw['width']);
  const buffer = finiteOf(raw['buffer']);
  const opacity = finiteOf(raw['opacity']) ?? 1;
  return defined({
    geometryAnchors: shapes.map(({ floorId, geometryId }) => ({ floorId, geometryId })),
    color: colorOf(raw['color'], report),
    opacity: Math.min(1, Math.max(0, opacity)),
    height: Math.max(0, finiteOf(raw['height']) ?? 0),
    altitude: finiteOf(raw['altitude']) ?? 0,
    buffer: hasLines && width !== undefined ? width / 2 : (buffer ?? 0),
    hidden: raw['visible'] === false || raw['hidden'] === true || undefined,
    extra: isJsonObject(raw['metadata']) ? { ...raw['metadata'] } : undefined,
  });
}

/** Returns a colour as `#RRGGBB`, also from the short form and from one with an alpha channel. */
function colorOf(value: unknown, report: ImportReport): string {
  const color = textOf(value)?.trim() ?? '';
  if (/^#[0-9a-f]{6}$/i.test(color)) return color;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i.exec(color);
  const long = /^(#[0-9a-f]{6})[0-9a-f]{2}$/i.exec(color)?.[1];
  const found = short
    ? `#${short
        .slice(1)
        .map((digit) => digit.repeat(2))
        .join('')}`
    : long;
  report.note({
    action: found ? 'changed' : 'guessed',
    code: found ? 'color-form' : 'bad-color',
    message: found
      ? 'Colours were written as #RRGGBB; an alpha channel was left out.'
      : `Styles without a usable colour became grey (${FALLBACK_COLOR}).`,
    source: SOURCE,
  });
  return found ?? FALLBACK_COLOR;
}

function guessStyles(shapes: readonly Shape[], report: ImportReport): DefaultStyle {
  if (shapes.length > 0) {
    report.note({
      action: 'guessed',
      code: 'no-styles',
      message:
        'The source has no styles, so nothing would be drawn. Each kind of shape got a style.',
      source: SOURCE,
    });
  }
  const byToken = Map.groupBy(shapes, ({ kind, geometry }) => defaultToken(kind, geometry.type));
  const used = Object.entries(V2_DEFAULT_STYLES).flatMap(([token, look]) => {
    const anchors = byToken.get(token);
    return anchors ? [{ token, look, anchors }] : [];
  });
  return Object.fromEntries(
    used.map(({ token, look, anchors }) => [
      token,
      {
        geometryAnchors: anchors.map(({ floorId, geometryId }) => ({ floorId, geometryId })),
        ...look,
      },
    ]),
  );
}
