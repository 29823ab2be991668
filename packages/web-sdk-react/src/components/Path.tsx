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

/** Where a path leads and how it looks. All may change. */
export type PathProps = PathOptions &
  PointerProps & {
    /** Where it leads: coordinates, a route, or some of its sections. */
    readonly course: PathCourse;
    /** Draws a new course gradually, from its start. Not given: at once. */
    readonly draw?: AnimationOptions;
  };

/**
 * A line on floors. For a route with markers and steps use `Navigation`. `ref` gives the `Path` of
 * the Web SDK.
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
