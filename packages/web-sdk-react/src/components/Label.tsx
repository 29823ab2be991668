import type { Label as MapLabel, LabelOptions, LabelTarget } from '@brand/web-sdk';
import { forwardRef, type ReactNode, type RefAttributes } from 'react';
import { useMapScope } from '../map/use-map.ts';
import { definedOptions } from '../option-changes.ts';
import { type PointerProps, usePointer } from './pointer-props.ts';
import { useHandle } from './use-handle.ts';

/** Target, text and style of a label. All props may change. */
export type LabelProps = LabelOptions &
  PointerProps & {
    /** Position of the label. */
    readonly target: LabelTarget;
  };

/**
 * Text or an icon at a place on the map. If labels compete for space, their rank decides which of
 * them are shown. `ref` holds the `Label` of the Web SDK.
 *
 * @example
 * const app = (
 *   <MapView source={{ venueId: 'harbour-mall', key: 'demo' }} labels={false}>
 *     <Label target={bakery} text="Fresh bread" rank="high" color="#c92a2a" />
 *   </MapView>
 * );
 */
export const Label: (props: LabelProps & RefAttributes<MapLabel>) => ReactNode = forwardRef<
  MapLabel,
  LabelProps
>(function Label(props, ref) {
  const { target, onClick, onHoverChange, ...rest } = props;
  const { map, pointers } = useMapScope('Label');
  const { isListening, listener } = usePointer({ onClick, onHoverChange });
  useHandle<MapLabel, LabelOptions>({
    map,
    identity: [target],
    options: definedOptions({ ...rest, interactive: rest.interactive ?? isListening }),
    add: (options) => map.labels.add(target, options),
    update: (label, change) => label.update(change),
    listen: (label) => pointers.add(label, listener),
    ref,
  });
  return null;
});
