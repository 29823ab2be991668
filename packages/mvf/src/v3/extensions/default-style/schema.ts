import type { TSchema } from 'typebox';
import { Type } from 'typebox';
import {
  dictionary,
  field,
  flag,
  list,
  named,
  number,
  optional,
  record,
} from '../../../schema-kit/build.ts';
import { Extra, GeometryAnchor } from '../../core/schema.ts';

export const HexColor: TSchema = named(
  'HexColor',
  'A colour as `#RRGGBB`.',
  Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }),
);

export const Style: TSchema = record('Style', 'Style of a set of geometries.', {
  geometryAnchors: list(GeometryAnchor, 'The geometries drawn in this style.'),
  color: field(HexColor, 'Fill colour.'),
  opacity: number('Opacity, from 0 (invisible) to 1 (solid).', { minimum: 0, maximum: 1 }),
  height: number('Height of the extrusion, in metres.', { minimum: 0 }),
  altitude: number(
    'Base of the extrusion, in metres above the floor. Negative values are below it.',
  ),
  buffer: number(
    'Distance by which a line is widened on each side, or a polygon is enlarged, in metres.',
  ),
  hidden: optional(flag('Whether the shapes stay hidden until an app shows them.')),
  extra: optional(Extra),
});

export const DefaultStyle: TSchema = named(
  'DefaultStyle',
  'Styles by token. Tokens are internal to the bundle: apps do not display them, and they may change.',
  dictionary(Type.String(), Style, 'Styles by token.'),
);
