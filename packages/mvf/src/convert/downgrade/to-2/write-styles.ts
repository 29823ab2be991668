import type { Mvf3Document } from '../../../bundle/document.ts';
import type { Style, Styles } from '../../../v2/extensions/styles/types.gen.ts';
import type { Style as StyleOf3 } from '../../../v3/extensions/default-style/types.gen.ts';
import { entriesOf, finiteOr, objectsOf } from '../../export/unchecked.ts';
import { defined, filled, finiteOf, isJsonObject } from '../../upgrade/untrusted-json.ts';
import type { ShapeEntry, ShapeTable } from './shape-table.ts';

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** Converts anchors to lists of shapes by the type of their geometry. */
export function writeStyles(document: Mvf3Document, shapes: ShapeTable): Styles {
  return Object.fromEntries(
    entriesOf(document.defaultStyle)
      .filter(([, style]) => isJsonObject(style))
      .map(([token, style]) => [token, toStyle(style, shapes)]),
  );
}

function toStyle(style: StyleOf3, shapes: ShapeTable): Style {
  const drawn = objectsOf(style.geometryAnchors).flatMap(
    ({ geometryId }) => shapes.find(geometryId) ?? [],
  );
  const idsOf = (isOfType: (type: string) => boolean): string[] | undefined =>
    filled(drawn.filter(({ geometry }) => isOfType(geometry.type)).map(({ id }: ShapeEntry) => id));
  const polygons = idsOf((type) => type.endsWith('Polygon'));
  const lineStrings = idsOf((type) => type.endsWith('LineString'));
  const buffer = finiteOr(style.buffer, 0);
  const isWidth = lineStrings !== undefined && buffer >= 0;
  return defined({
    polygons,
    lineStrings,
    points: idsOf((type) => type === 'Point'),
    color: HEX_COLOR.test(style.color) ? style.color : '#CCCCCC',
    opacity: Math.min(1, Math.max(0, finiteOr(style.opacity, 1))),
    height: Math.max(0, finiteOr(style.height, 0)),
    altitude: finiteOf(style.altitude),
    width: isWidth ? buffer * 2 : undefined,
    buffer: buffer !== 0 && (!isWidth || polygons !== undefined) ? buffer : undefined,
    visible: style.hidden === true ? false : undefined,
    metadata: isJsonObject(style.extra) ? style.extra : undefined,
  });
}
