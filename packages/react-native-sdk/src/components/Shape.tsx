import type { Shape as MapShape, ShapeGeoJson, ShapeStyle } from '@brand/web-sdk';
import type { ElementRef } from '../client/element-data.ts';
import type { Remote, Sent } from '../client/remote.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { definedProps } from './defined-props.ts';
import type { ThingProps } from './thing-props.ts';
import { useHandle } from './use-handle.ts';

/** What a shape is, where, and how it looks. Its style changes in place. */
export type ShapeProps = Partial<Sent<ShapeStyle>> &
  ThingProps & {
    /** Polygons or lines, in degrees. Compared by content: keep large ones in a constant or a memo. */
    readonly geojson: ShapeGeoJson;
    /** The floor that it stands on, or its id. @defaultValue the floor that is shown */
    readonly floor?: ElementRef<'floor'> | string;
  };

/**
 * Polygons and lines of your own, flat or with a height.
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
