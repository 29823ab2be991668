export type {
  Bbox,
  LngLat,
  MultiPolygon,
  Point,
  Polygon,
  Position,
  Ring,
  Segment,
  TaggedSegment,
} from './types.ts';

export { localFrame, roundLngLat, type LocalFrame } from './local-frame.ts';
export { distanceMetres, pointDistance } from './distance.ts';
export {
  EMPTY_BBOX,
  bboxContains,
  bboxIntersects,
  bboxOfPoints,
  bboxOfPositions,
  bboxUnion,
  padBbox,
} from './bbox.ts';
export {
  closeRing,
  isClosed,
  isCounterClockwise,
  openRing,
  orientRing,
  removeRepeatedPoints,
  ringLength,
  signedArea,
  type Winding,
} from './ring.ts';
export {
  distanceToPolygonBoundary,
  distanceToRing,
  locateInRing,
  pointInPolygon,
  pointInRing,
  polygonArea,
  polygonCentroid,
  type RingSide,
} from './polygon.ts';
export { interiorPoint } from './interior-point.ts';
export { orientation } from './orientation.ts';
export {
  closestPointOnSegment,
  distanceToSegment,
  segmentIntersection,
  segmentsIntersect,
  type SegmentContact,
} from './segment.ts';
export { findSelfIntersection, type SelfIntersection } from './self-intersection.ts';
export { isPolygonInside } from './polygon-inside.ts';
export { offsetRing, type OffsetRingOptions } from './offset-ring.ts';
export { bufferLine, type BufferLineOptions } from './buffer-line.ts';
export { simplifyLine } from './simplify-line.ts';
export { convexHull } from './convex-hull.ts';
export { UnionFind } from './union-find.ts';
export { createGridIndex, type GridIndex } from './grid-index.ts';
export { createSegmentGrid, type SegmentGrid } from './segment-grid.ts';
export { runSteps } from './run-steps.ts';
export { MinHeap } from './min-heap.ts';
export {
  planarFaces,
  type FaceEdge,
  type PlanarFace,
  type PlanarFacesOptions,
} from './planar-faces.ts';
export {
  visibilitySpanner,
  visibilitySpannerSteps,
  type SpannerEdge,
  type SpannerPoint,
  type VisibilitySpanner,
  type VisibilitySpannerOptions,
} from './visibility-graph.ts';
export { seededRandom, type SeededRandom } from './seeded-random.ts';
export { fromOklch, toOklch, type Oklch } from './oklch.ts';
