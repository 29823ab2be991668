import { type ReactElement, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';

const BRIDGE_MS = 50;

type Props<Options> = {
  readonly options: Options;
  readonly style?: StyleProp<ViewStyle>;
  readonly ref?: Ref<unknown>;
};

export type Screen<Options> = {
  readonly host: HTMLElement;
  readonly options: Options;
  /** Calls a callback of the component, if the app has set it. */
  readonly tell: (callback: string, value?: unknown) => Promise<void>;
  /** Sets the value of the component's ref. */
  readonly hold: (store: object) => void;
};

/**
 * The component of a version before 6.0, which is no longer published: the engine draws in the page
 * instead of a web view. `html[data-done]` marks that all callbacks were called.
 */
export function createVenueView<Options>(
  style: string,
  show: (screen: Screen<Options>) => Promise<void>,
): (props: Props<Options>) => ReactElement {
  return function VenueView(props) {
    const host = useRef<HTMLDivElement>(null);
    const latest = useRef(props);
    const store = useRef<object>({});
    useImperativeHandle(props.ref, () => new Proxy({}, { get: (_, name) => read(store, name) }));
    useEffect(() => {
      latest.current = props;
    });
    useEffect(() => {
      const start = async (): Promise<void> => {
        await show({
          host: host.current!,
          options: latest.current.options,
          tell: async (callback, value) => {
            const listener: unknown = Reflect.get(latest.current, callback);
            if (typeof listener === 'function') await Reflect.apply(listener, undefined, [value]);
            // Gives the app time to render before the next callback, as the bridge did.
            await new Promise((resolve) => setTimeout(resolve, BRIDGE_MS));
          },
          hold: (next) => {
            store.current = next;
          },
        });
        document.documentElement.dataset['done'] = '';
      };
      // Strict mode undoes the first effect immediately.
      const timer = setTimeout(() => void start());
      return () => clearTimeout(timer);
    }, []);
    return (
      <View style={props.style}>
        <link rel="stylesheet" href={style} precedence="default" />
        <div ref={host} style={{ position: 'absolute', inset: 0 }} />
      </View>
    );
  };
}

function read(store: { readonly current: object }, name: string | symbol): unknown {
  return Reflect.get(store.current, name, store.current);
}
