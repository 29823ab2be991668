import { useHistory } from '@docusaurus/router';
import { searchSymbols, type SymbolHit } from '@brand/reference/search';
import { FIELD_KEY, useFieldKey } from '../use-field-key';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import Filters from './Filters';
import { hrefOfSymbol } from './href-of-symbol';
import { EMPTY_QUERY, isEmpty, readQuery, type SymbolQuery, toFilter, writeQuery } from './query';
import Results from './Results';
import styles from './styles.module.css';
import { useAllSymbols } from './use-all-symbols';

type Props = {
  /** Shown below the field while the query is empty. */
  readonly children: ReactNode;
};

const MAX_SHOWN = 50;
/**
 * Number of results to render at once, about one screen. The rest follows when the page is idle.
 */
const FIRST_SHOWN = 12;
// Browsers limit how often the URL can change per second.
const ADDRESS_DELAY_MS = 200;
const LIST_ID = 'symbol-results';

/** Searches symbols of every SDK and version while the reader types. */
export default function SymbolSearch({ children }: Props) {
  const [query, setQuery] = useQueryOfPage();
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const { index, hasFailed, load } = useAllSymbols(!isEmpty(query));
  useFieldKey(field);
  const isAsked = !isEmpty(query);
  const { hits, total } = useMemo(
    () =>
      index && isAsked
        ? searchSymbols(index, query.text, { filter: toFilter(query), limit: MAX_SHOWN })
        : { hits: [], total: 0 },
    [index, isAsked, query],
  );

  const settledHits = useDeferredValue(hits);
  const shownHits = settledHits === hits ? hits : hits.slice(0, FIRST_SHOWN);
  const leaveFor = useCallback(
    ({ symbol }: SymbolHit): void => {
      // So that Back returns to these results.
      writeQuery(query);
      open(hrefOfSymbol(symbol), history.push);
    },
    [query, history],
  );
  const change = (next: SymbolQuery): void => {
    setQuery(next);
    setActive(0);
  };
  const move = (step: number): void => {
    if (hits.length > 0) setActive((active + step + hits.length) % hits.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const hit = hits[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && hit) leaveFor(hit);
    else if (event.key === 'Escape' && isAsked) change(EMPTY_QUERY);
    else return;
    event.preventDefault();
  };

  const choose = useCallback(
    (event: MouseEvent, at: number): void => {
      const hit = hits[at];
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!hit || !isPlain) return;
      event.preventDefault();
      leaveFor(hit);
    },
    [hits, leaveFor],
  );

  return (
    <>
      <search className={styles.search}>
        <label className={styles.field}>
          <span className="visually-hidden">Find a symbol in any SDK</span>
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-expanded={isAsked}
            aria-controls={LIST_ID}
            aria-autocomplete="list"
            aria-activedescendant={hits[active] ? `${LIST_ID}-${active}` : undefined}
            placeholder="focusOn, camera.focus, mv on"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={query.text}
            onFocus={load}
            onKeyDown={onKeyDown}
            onChange={(event) => change({ ...query, text: event.target.value })}
          />
          <kbd aria-hidden="true">{FIELD_KEY}</kbd>
        </label>
        <Filters query={query} onChange={change} />
      </search>
      <p role="status" className={styles.status}>
        {describe({ isAsked, isLoaded: index !== undefined, hasFailed, total })}
      </p>
      <Results
        id={LIST_ID}
        hits={shownHits}
        active={active}
        isShown={isAsked}
        onPoint={setActive}
        onChoose={choose}
      />
      <div hidden={isAsked}>{children}</div>
    </>
  );
}

/** The query, initialized from the URL and written back to it. */
function useQueryOfPage(): [SymbolQuery, (query: SymbolQuery) => void] {
  const search = useSyncExternalStore(neverChanges, readSearch, () => '');
  const [typed, setTyped] = useState<SymbolQuery>();
  const query = useMemo(() => typed ?? readQuery(search), [typed, search]);
  useEffect(() => {
    if (!typed) return undefined;
    const { pathname } = window.location;
    // During a navigation this page stays mounted, but the URL is already the next one.
    const write = (): void => {
      if (window.location.pathname === pathname) writeQuery(typed);
    };
    const timer = setTimeout(write, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [query, setTyped];
}

/** Only this page changes it while it is open. */
function neverChanges(): () => void {
  return () => undefined;
}

function readSearch(): string {
  return window.location.search;
}

function open(href: string, push: (path: string) => void): void {
  if (href.startsWith('/')) push(href);
  else window.location.assign(href);
}

type Description = {
  readonly isAsked: boolean;
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  readonly total: number;
};

function describe({ isAsked, isLoaded, hasFailed, total }: Description): string {
  if (!isAsked) return '';
  if (hasFailed) return 'The symbols could not be loaded. Check your connection and search again.';
  if (!isLoaded) return 'Loading symbols';
  if (total === 0) return 'No symbols match. Try part of the name, or fewer filters.';
  if (total === 1) return '1 symbol';
  return total > MAX_SHOWN ? `${total} symbols, showing the best ${MAX_SHOWN}` : `${total} symbols`;
}
