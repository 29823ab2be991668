import type {
  AnimationOptions,
  Path as MapPath,
  PathCourse,
  PathOptions,
  PathStyle,
} from '@brand/web-sdk';
import { forwardRef, type ReactNode, type RefAttributes } from 'react';
import { useMapScope } from '../map/use-map.ts';
import { definedOptions } from '../option-changes.ts';
import { type PointerProps, usePointer } from './pointer-props.ts';
import { useHandle } from './use-handle.ts';

/** Course and style of a path. All props may change. */
export type PathProps = PathOptions &
  PointerProps & {
    /** Course of the path: coordinates, a route, or some of its sections. */
    readonly course: PathCourse;
    /**
     * Animation that draws a new course gradually from its start. If omitted, the path appears
     * immediately.
     */
    readonly draw?: AnimationOptions;
  };

/**
 * A line on floors. To show a route with markers and steps, use `Navigation`. `ref` holds the
 * `Path` of the Web SDK.
 *
 * @example
 * const app = (
 *   <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
 *     <Path course={route} color="#d9480f" pattern="dashed" draw={{ duration: 600 }} />
 *   </MapView>
 * );
 */
export const Path: (props: PathProps & RefAttributes<MapPath>) => ReactNode = forwardRef<
  MapPath,
  PathProps
>(function Path(props, ref) {
  const { course, draw, onClick, onHoverChange, ...rest } = props;
  const { map, pointers } = useMapScope('Path');
  const { isListening, listener } = usePointer({ onClick, onHoverChange });
  useHandle<MapPath, Partial<PathStyle>>({
    map,
    identity: [course],
    options: definedOptions({ ...rest, interactive: rest.interactive ?? isListening }),
    add: (options, before) => {
      return map.paths.add(course, { ...options, ...(draw && !before && { draw }) });
    },
    update: (path, change) => path.update(change),
    listen: (path) => pointers.add(path, listener),
    ref,
  });
  return null;
});
