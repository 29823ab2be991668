import {
  type ComponentRef,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';
import { type StyleProp, useWindowDimensions, View, type ViewStyle } from 'react-native';
import { BridgeError } from '../protocol/bridge-error.ts';
import { SlotContext } from './slot-registry.ts';

/** Props of a place for the map of the surrounding `MapHost`. */
export type MapSlotProps = {
  /** Layout of the slot. @defaultValue `{ flex: 1 }` */
  readonly style?: StyleProp<ViewStyle>;
  /**
   * Whether the slot can show the map. Navigators keep screens that are covered, so pass
   * `useIsFocused()`. If several slots are active, the last one shows the map.
   * @defaultValue `true`
   */
  readonly active?: boolean;
  /**
   * Content above the map, such as buttons and sheets. Content outside the slot would be under the
   * map.
   */
  readonly children?: ReactNode;
};

/**
 * Place on a screen for the map of the `MapHost`. The map keeps its floor, camera and markers.
 *
 * @example
 * function RouteScreen({ isFocused }: { isFocused: boolean }) {
 *   return <MapSlot active={isFocused} style={{ flex: 1 }} />;
 * }
 */
export function MapSlot({ style, active = true, children }: MapSlotProps): ReactElement {
  const registry = useContext(SlotContext);
  if (!registry) {
    throw new BridgeError(
      'bridge/no-provider',
      'MapSlot: expected a MapHost around this component, found none. Put one around the screens that share the map.',
    );
  }
  const id = useId();
  const place = useRef<ComponentRef<typeof View>>(null);
  const { width: windowWidth, height: windowHeight } = useWindowDimensions();
  const measure = useCallback(() => {
    place.current?.measureInWindow((x, y, width, height) =>
      registry.set(id, { frame: { x, y, width, height } }),
    );
  }, [registry, id]);
  useEffect(() => {
    if (active) registry.set(id, { children });
  }, [active, children, registry, id]);
  useEffect(() => {
    if (active) measure();
    // A resized window can move a slot whose own size stays the same.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [active, measure, windowWidth, windowHeight]);
  useEffect(() => (active ? () => registry.remove(id) : undefined), [active, registry, id]);
  return (
    <View
      ref={place}
      style={style ?? { flex: 1 }}
      onLayout={active ? measure : undefined}
      collapsable={false}
    />
  );
}
