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

export const Style: TSchema = record('Style', 'How a set of shapes is drawn.', {
  polygons: shapeIds('Polygons drawn in this style.'),
  lineStrings: shapeIds('Lines drawn in this style.'),
  points: shapeIds('Points drawn in this style.'),
  color: field(HexColor, 'Fill colour.'),
  opacity: optional(number('0 is invisible, 1 is solid.', { minimum: 0, maximum: 1 })),
  height: optional(number('How far the shape is extruded, in metres.', { minimum: 0 })),
  altitude: optional(
    number('Where the extrusion begins above the floor, in metres; negative is below.'),
  ),
  width: optional(number('Width of lines, in metres.', { minimum: 0 })),
  buffer: optional(number('Metres by which polygons are grown.')),
  visible: optional(flag('Whether the shapes are drawn. Without it: yes.')),
  metadata: optional(Metadata),
});

export const Styles: TSchema = named(
  'Styles',
  'Styles by name. Names are for the bundle alone and may change.',
  dictionary(Type.String(), Style, 'Styles by name.'),
);
