import type { AnimationOptions, Path as MapPath, PathStyle } from '@brand/web-sdk';
import type { Coordinate, RouteSection } from '@brand/web-sdk';
import type { Received, Remote, Sent } from '../client/remote.ts';
import type { RouteData } from '../client/remote-map.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { definedProps } from './defined-props.ts';
import type { ThingProps } from './thing-props.ts';
import { useHandle } from './use-handle.ts';

/** Course of a path: coordinates, a route, or some of its sections. */
export type PathCourseData =
  | readonly Coordinate[]
  | RouteData
  | Received<RouteSection>
  | readonly Received<RouteSection>[];

/** Course and style of a path. All props except `course` change in place. */
export type PathProps = Partial<Sent<PathStyle>> &
  ThingProps & {
    /** Course of the path. */
    readonly course: PathCourseData;
    /**
     * Animation that draws a new course gradually from its start. If omitted, the path appears
     * immediately.
     */
    readonly draw?: Sent<AnimationOptions>;
  };

/**
 * A line on floors. To show a route with markers and steps, use `Navigation`.
 *
 * @example
 * const line = <Path course={route} color="#d9480f" pattern="dashed" draw={{ duration: 600 }} />;
 */
export function Path({ course, draw, onClick, onError, ...style }: PathProps): null {
  const latest = useLatest(onClick);
  useHandle<Remote<MapPath>, Partial<Sent<PathStyle>>>({
    name: 'Path',
    made: course,
    options: definedProps({ ...style, interactive: style.interactive ?? onClick !== undefined }),
    add: (map, rest) => map.paths.add(course as never, { ...rest, ...(draw && { draw }) }),
    update: (path, change) => path.update(change),
    listen: (path, { pointers }) => pointers.add(path, (event) => latest.current?.(event)),
    onError,
  });
  return null;
}
