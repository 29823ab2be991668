import type { Shape as MapShape, ShapeGeoJson, ShapeStyle } from '@brand/web-sdk';
import type { ElementRef } from '../client/element-data.ts';
import type { Remote, Sent } from '../client/remote.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { definedProps } from './defined-props.ts';
import type { ThingProps } from './thing-props.ts';
import { useHandle } from './use-handle.ts';

/** Geometry, floor and style of a shape. The style changes in place. */
export type ShapeProps = Partial<Sent<ShapeStyle>> &
  ThingProps & {
    /**
     * Polygons or lines, in degrees. The value is compared by content, so keep large geometries in
     * a constant or memoise them.
     */
    readonly geojson: ShapeGeoJson;
    /** Floor of the shape, or the floor's id. @defaultValue the current floor */
    readonly floor?: ElementRef<'floor'> | string;
  };

/**
 * Your own polygons and lines, flat or with a height.
 *
 * @example
 * const closed = (
 *   <Shape
 *     geojson={{ type: 'Polygon', coordinates: [[[0, 0], [0.001, 0], [0, 0.001], [0, 0]]] }}
 *     floor="f_ground"
 *     color="#e03131"
 *     opacity={0.4}
 *   />
 * );
 */
export function Shape({ geojson, floor, onClick, onError, ...style }: ShapeProps): null {
  const latest = useLatest(onClick);
  useHandle<Remote<MapShape>, Partial<Sent<ShapeStyle>>>({
    name: 'Shape',
    made: { geojson, floor },
    options: definedProps({ ...style, interactive: style.interactive ?? onClick !== undefined }),
    add: (map, rest) =>
      map.shapes.add(geojson as never, { ...rest, ...(floor !== undefined && { floor }) }),
    update: (shape, change) => shape.update(change),
    listen: (shape, { pointers }) => pointers.add(shape, (event) => latest.current?.(event)),
    onError,
  });
  return null;
}
