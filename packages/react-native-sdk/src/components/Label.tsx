import type { Label as MapLabel, LabelOptions, LabelTarget } from '@brand/web-sdk';
import type { Remote, Sent } from '../client/remote.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { definedProps } from './defined-props.ts';
import type { ThingProps } from './thing-props.ts';
import { useHandle } from './use-handle.ts';

/** Target, text and style of a label. All props except `target` change in place. */
export type LabelProps = Sent<LabelOptions> &
  ThingProps & {
    /** Position of the label. */
    readonly target: Sent<LabelTarget>;
  };

/**
 * A text or an icon on the map, which is hidden if labels of a higher rank need the space.
 *
 * @example
 * const label = <Label target={bakery} text="Fresh bread" rank="high" color="#c92a2a" />;
 */
export function Label({ target, onClick, onError, ...options }: LabelProps): null {
  const latest = useLatest(onClick);
  useHandle<Remote<MapLabel>, Sent<LabelOptions>>({
    name: 'Label',
    made: target,
    options: definedProps({
      ...options,
      interactive: options.interactive ?? onClick !== undefined,
    }),
    add: (map, rest) => map.labels.add(target, rest),
    update: (label, change) => label.update(change),
    listen: (label, { pointers }) => pointers.add(label, (event) => latest.current?.(event)),
    onError,
  });
  return null;
}
