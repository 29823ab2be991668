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
  /** Calls a callback of the component, if the app has given it. */
  readonly tell: (callback: string, value?: unknown) => Promise<void>;
  /** Says what the ref of the component holds from now on. */
  readonly hold: (store: object) => void;
};

/**
 * The component of a line before 6.0, which is published no more: the engine draws in the page, in
 * place of a web view. `html[data-done]` says that all is told.
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
            // Apps rendered what they were told before the bridge brought more.
            await new Promise((resolve) => setTimeout(resolve, BRIDGE_MS));
          },
          hold: (next) => {
            store.current = next;
          },
        });
        document.documentElement.dataset['done'] = '';
      };
      // In strict mode the first effect is undone at once.
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
