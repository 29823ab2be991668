import {
  type ComponentRef,
  type ReactElement,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from 'react';
import { StyleSheet, View } from 'react-native';
import { MapScopeContext } from './map-scope.ts';
import { MapSurface } from './MapSurface.tsx';
import type { MapProps } from './map-view-props.ts';
import { type Slot, SlotContext, type SlotFrame, SlotRegistry } from './slot-registry.ts';
import { useMapSession } from './use-map-session.ts';

/** Props of a map that outlives screens. */
export type MapHostProps = MapProps & {
  /** The app, or the part of it whose screens share the map. */
  readonly children: ReactNode;
};

/**
 * Keeps one map, and one web view, for all screens inside it. The map appears in the current
 * `MapSlot`, and stays hidden while there is none. React Native cannot move a view between parents,
 * so the map is drawn in a layer over the screens, with the position and size of the slot.
 *
 * @example
 * const app = (
 *   <MapHost source={{ venueId: 'harbour-mall', key: 'demo' }}>
 *     <MapSlot style={{ flex: 1 }} />
 *   </MapHost>
 * );
 */
export function MapHost({ children, ...props }: MapHostProps): ReactElement {
  const session = useMapSession(props);
  const root = useRef<ComponentRef<typeof View>>(null);
  const [slot, setSlot] = useState<Slot>();
  const [origin, setOrigin] = useState({ x: 0, y: 0 });
  const [registry] = useState<SlotRegistry>(() => {
    const made: SlotRegistry = new SlotRegistry(() => setSlot(made.current));
    return made;
  });
  const measure = useCallback(() => {
    root.current?.measureInWindow((x, y) =>
      setOrigin((before) => (before.x === x && before.y === y ? before : { x, y })),
    );
  }, []);
  return (
    <MapScopeContext value={session.scope}>
      <SlotContext value={registry}>
        <View ref={root} style={STYLES.root} onLayout={measure} collapsable={false}>
          {children}
          <View style={layerStyle(slot?.frame, origin)} pointerEvents="box-none">
            <MapSurface session={session} props={props} />
            {slot?.children}
          </View>
        </View>
      </SlotContext>
    </MapScopeContext>
  );
}

/** Hidden, not unmounted, so that the page and its map stay alive. */
function layerStyle(
  frame: SlotFrame | undefined,
  origin: { readonly x: number; readonly y: number },
): object {
  if (!frame) return STYLES.hidden;
  const { x, y, width, height } = frame;
  return { ...STYLES.layer, left: x - origin.x, top: y - origin.y, width, height };
}

const STYLES = StyleSheet.create({
  root: { flex: 1 },
  layer: { position: 'absolute', overflow: 'hidden' },
  hidden: { position: 'absolute', display: 'none' },
});
