import type {
  AnimationOptions,
  Shape as MapShape,
  ShapeGeoJson,
  ShapeOptions,
  ShapeStyle,
} from '@brand/web-sdk';
import { forwardRef, type ReactNode, type RefAttributes } from 'react';
import { useMapScope } from '../map/use-map.ts';
import { definedOptions } from '../option-changes.ts';
import { useLatest } from '../use-latest.ts';
import { type PointerProps, usePointer } from './pointer-props.ts';
import { useHandle } from './use-handle.ts';

/** Geometry, floor and style of a shape. All props may change. */
export type ShapeProps = ShapeOptions &
  PointerProps & {
    /** Polygons or lines. Positions are `[longitude, latitude]` in degrees. */
    readonly geojson: ShapeGeoJson;
    /** Animation of style changes. @defaultValue none, changes apply immediately */
    readonly transition?: AnimationOptions;
  };

/**
 * GeoJSON on a floor, flat or with a height. `ref` holds the `Shape` of the Web SDK.
 *
 * @example
 * const zone = {
 *   type: 'Polygon' as const,
 *   coordinates: [[[-9.139, 38.703], [-9.1388, 38.703], [-9.1388, 38.7032], [-9.139, 38.703]]],
 * };
 * const app = (
 *   <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
 *     <Shape geojson={zone} color="#d9480f" opacity={0.5} height={2} />
 *   </MapView>
 * );
 */
export const Shape: (props: ShapeProps & RefAttributes<MapShape>) => ReactNode = forwardRef<
  MapShape,
  ShapeProps
>(function Shape(props, ref) {
  const { geojson, floor, transition, onClick, onHoverChange, ...rest } = props;
  const { map, pointers } = useMapScope('Shape');
  const { isListening, listener } = usePointer({ onClick, onHoverChange });
  const latest = useLatest(transition);
  useHandle<MapShape, Partial<ShapeStyle>>({
    map,
    identity: [geojson, floor],
    options: definedOptions({ ...rest, interactive: rest.interactive ?? isListening }),
    add: (options) =>
      map.shapes.add(geojson, { ...options, ...(floor !== undefined && { floor }) }),
    update: (shape, change) => {
      if (latest.current) void shape.animate(change, latest.current);
      else shape.update(change);
    },
    listen: (shape) => pointers.add(shape, listener),
    ref,
  });
  return null;
});
