import type { Coordinate } from '../coordinate.ts';
import type { ShapeElement } from './element-type.ts';

/** An image that is drawn on a floor. */
export type FloorImage = {
  /** Path of the image in the bundle, or its URL. */
  readonly path: string;
  /** Centre of the image. Its height applies to images that float. */
  readonly center: Coordinate;
  /** Width on the ground, in metres. */
  readonly width: number;
  /** Height on the ground, in metres. */
  readonly height: number;
  /** Rotation, in degrees clockwise from north. */
  readonly rotationDegrees: number;
  /** The shape that the image is drawn on. */
  readonly element?: ShapeElement;
};
