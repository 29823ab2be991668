import { Type, type TSchema } from 'typebox';
import {
  dictionary,
  field,
  flag,
  list,
  named,
  number,
  optional,
  record,
  text,
} from '../../../schema-kit/build.ts';
import { Metadata } from '../../core/schema.ts';

export const HexColor: TSchema = named(
  'HexColor',
  'A colour as `#RRGGBB`.',
  Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }),
);

const shapeIds = (what: string): TSchema =>
  optional(list(text('Id of a space, an obstruction, an entrance or an area.'), what));

export const Style: TSchema = record('Style', 'Style of a set of shapes.', {
  polygons: shapeIds('Polygons drawn in this style.'),
  lineStrings: shapeIds('Lines drawn in this style.'),
  points: shapeIds('Points drawn in this style.'),
  color: field(HexColor, 'Fill colour.'),
  opacity: optional(
    number('Opacity, from 0 (invisible) to 1 (solid).', { minimum: 0, maximum: 1 }),
  ),
  height: optional(number('Height of the extrusion, in metres.', { minimum: 0 })),
  altitude: optional(
    number('Base of the extrusion, in metres above the floor. Negative values are below it.'),
  ),
  width: optional(number('Width of lines, in metres.', { minimum: 0 })),
  buffer: optional(number('Distance by which polygons are enlarged, in metres.')),
  visible: optional(flag('Whether the shapes are drawn. Default: `true`.')),
  metadata: optional(Metadata),
});

export const Styles: TSchema = named(
  'Styles',
  'Styles by name. Names are internal to the bundle and may change.',
  dictionary(Type.String(), Style, 'Styles by name.'),
);
