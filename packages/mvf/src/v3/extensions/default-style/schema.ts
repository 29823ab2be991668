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

export const Style: TSchema = record('Style', 'How a set of geometries is drawn.', {
  geometryAnchors: list(GeometryAnchor, 'The geometries drawn in this style.'),
  color: field(HexColor, 'Fill colour.'),
  opacity: number('0 is invisible, 1 is solid.', { minimum: 0, maximum: 1 }),
  height: number('How far the shape is extruded, in metres.', { minimum: 0 }),
  altitude: number('Where the extrusion begins above the floor, in metres; negative is below.'),
  buffer: number('Metres by which a line is widened to each side, or a polygon grown.'),
  hidden: optional(flag('Whether the shapes are left out until an app shows them.')),
  extra: optional(Extra),
});

export const DefaultStyle: TSchema = named(
  'DefaultStyle',
  'Styles by token. Tokens are for the bundle alone: they are not shown and may change.',
  dictionary(Type.String(), Style, 'Styles by token.'),
);
