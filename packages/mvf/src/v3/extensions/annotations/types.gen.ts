import type { GeometryId } from '../../core/types.gen.ts';

/** A symbol at a geometry, such as a fire extinguisher or a meeting point. */
export type Annotation = {
  /** Id of the annotation. */
  id: AnnotationId;
  /** Position of the symbol, usually a point on the same floor. */
  geometryId: GeometryId;
  /** Key of the symbol in `annotation-symbols.json`. */
  symbolKey: string;
  /** Id of the annotation in the system it came from. */
  externalId?: string;
};

/** Id of an annotation: `a_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type AnnotationId = string;

/** Appearance of a symbol. */
export type AnnotationSymbol = {
  /** Meaning of the symbol, as text. */
  name: string;
  /** URL of the image, absolute or relative to the bundle. */
  url: string;
};

/** Every symbol that annotations use, by key. */
export type AnnotationSymbols = Record<string, AnnotationSymbol>;

/** The annotations of one floor. */
export type FloorAnnotations = Annotation[];
