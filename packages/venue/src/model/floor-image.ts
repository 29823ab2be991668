import type { Coordinate } from '../coordinate.ts';
import type { ShapeElement } from './element-type.ts';

/** A picture that lies on a floor. */
export type FloorImage = {
  /** Path of the picture in the bundle, or its address. */
  readonly path: string;
  /** The middle of the picture; its height is that of a picture that floats. */
  readonly center: Coordinate;
  /** Width on the ground, in metres. */
  readonly width: number;
  /** Height on the ground, in metres. */
  readonly height: number;
  /** Degrees clockwise from north. */
  readonly rotationDegrees: number;
  /** The shape that the picture lies on. */
  readonly element?: ShapeElement;
};
