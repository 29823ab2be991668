import { Type, type TSchema } from 'typebox';
import {
  dictionary,
  field,
  id,
  list,
  named,
  optional,
  record,
  text,
} from '../../../schema-kit/build.ts';

export const AnnotationId: TSchema = id('AnnotationId', 'a', 'an annotation');

export const Annotation: TSchema = record(
  'Annotation',
  'A symbol at a shape, such as a fire extinguisher or a meeting point.',
  {
    id: field(AnnotationId, 'Id of the annotation.'),
    anchor: text('Id of the shape that positions the symbol, usually a point on the same floor.'),
    symbolKey: text('Key of the symbol in `annotation-symbols.json`.'),
    externalId: optional(text('Id of the annotation in the system it came from.')),
  },
);

export const FloorAnnotations: TSchema = named(
  'FloorAnnotations',
  'The annotations of one floor.',
  list(Annotation, 'The annotations of one floor.'),
);

export const AnnotationSymbol: TSchema = record('AnnotationSymbol', 'Appearance of a symbol.', {
  name: text('Meaning of the symbol, as text.'),
  url: text('URL of the image, absolute or relative to the bundle.'),
});

export const AnnotationSymbols: TSchema = named(
  'AnnotationSymbols',
  'Every symbol that annotations use, by key.',
  dictionary(Type.String(), AnnotationSymbol, 'Symbols by key.'),
);
