import {
  type ComponentType,
  createContext,
  lazy,
  type LazyExoticComponent,
  use,
  useCallback,
  useState,
} from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

const Retry = createContext(() => {});

/**
 * A component that loads when it is rendered first. If that fails, it says so in its place and tries
 * again on request. A rejected `lazy` would replace the whole page, and all that the reader did on
 * it.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const create = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(() => load().catch(() => ({ default: LoadFailure })));
  let last = create();
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => last);
    const retry = useCallback(() => {
      last = create();
      setPart(() => last);
    }, []);
    return (
      <Retry value={retry}>
        <Part {...props} />
      </Retry>
    );
  };
}

function LoadFailure() {
  const retry = use(Retry);
  return (
    <p role="alert">
      This part of the page did not load. Check your connection.{' '}
      <button type="button" className="button button--secondary button--sm" onClick={retry}>
        Try again
      </button>
    </p>
  );
}
