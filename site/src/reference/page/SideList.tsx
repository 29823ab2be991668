import { createSymbolIndex, searchSymbols } from '@brand/reference/search';
import KindBadge from '../kind-badge';
import type { ListedSummary, LoadedIndex } from '../load-reference';
import type { PublishedReference } from '../published';
import { pageOf } from '../chunk-of';
import { FIELD_KEY, useFieldKey } from '../use-field-key';
import { clsx } from 'clsx';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import styles from './side-list.module.css';

type Props = {
  readonly reference: PublishedReference;
  readonly index: LoadedIndex | undefined;
  readonly id: string;
};

const MAX_FOUND = 60;

/** Side list of all symbols with a filter field. */
export default function SideList({ reference, index, id }: Props) {
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFieldKey(field);
  useInView(list, index && id);
  const isSearched = query.trim() !== '';
  const searchable = useMemo(
    () => (isSearched ? index && createSymbolIndex(index.symbols) : undefined),
    [index, isSearched],
  );
  const found = searchable && searchSymbols(searchable, query, { limit: MAX_FOUND }).hits;

  const close = (): void => setIsOpen(false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      setQuery('');
      field.current?.focus();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveFocus({
        field: field.current,
        list: list.current,
        step: event.key === 'ArrowDown' ? 1 : -1,
      });
    }
    if (event.key === 'Enter' && event.target === field.current) {
      list.current?.querySelector('a')?.click();
    }
  };

  return (
    // Arrow keys move within the list; each link also handles its own keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className={clsx(styles.side, isOpen && styles.open)}
      aria-label={`Symbols of ${reference.title}`}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Symbols of {reference.title}
      </button>
      <div className={styles.body}>
        <label className={styles.field}>
          <span className="visually-hidden">Filter symbols</span>
          <input
            ref={field}
            type="search"
            placeholder="Filter symbols"
            autoComplete="off"
            spellCheck={false}
            value={query}
            disabled={!index}
            onChange={(event) => setQuery(event.target.value)}
          />
          <kbd aria-hidden="true">{FIELD_KEY}</kbd>
        </label>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div ref={list} className={styles.list} onClick={close}>
          {found && (
            <Symbols
              symbols={found.map(({ symbol }) => symbol)}
              current={id}
              nameOf={(symbol) => symbol.id}
            />
          )}
          {found?.length === 0 && <p className={styles.none}>No symbols match.</p>}
          {!found && index && <Modules reference={reference} index={index} current={id} />}
        </div>
      </div>
    </nav>
  );
}

/** Scrolls only the list to the current symbol, not the page. */
function useInView(list: RefObject<HTMLDivElement | null>, current: string | undefined): void {
  useEffect(() => {
    const box = list.current;
    const link = current && box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !link) return;
    const offset = link.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (offset < 0 || offset > box.clientHeight - link.clientHeight) {
      box.scrollBy({ top: offset - box.clientHeight / 3 });
    }
  }, [list, current]);
}

type ModulesProps = {
  readonly reference: PublishedReference;
  readonly index: LoadedIndex;
  readonly current: string;
};

function Modules({ reference, index, current }: ModulesProps) {
  const { modules, symbols } = index;
  const top = pageOf(current, reference);
  const byModule = useMemo(
    () =>
      Map.groupBy(
        symbols.filter(({ isTopLevel }) => isTopLevel),
        ({ module }) => module,
      ),
    [symbols],
  );
  const members = symbols.filter(({ id }) => isMemberOf(top, id));
  const module = index.byId.get(top)?.module ?? modules[0]?.id;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return modules.map(({ id, importName }) => (
    <details
      key={`${id}-${id === module}`}
      className={styles.module}
      open={id === module}
      onToggle={() => setOpened((before) => new Set(before).add(id))}
    >
      <summary>{shorten(importName)}</summary>
      {/* Collapsed modules render no list: together they are hundreds of elements. */}
      {(id === module || opened.has(id)) && (
        <Symbols
          symbols={(byModule.get(id) ?? []).toSorted(byName)}
          current={current}
          expanded={top}
          members={members}
        />
      )}
    </details>
  ));
}

type SymbolsProps = {
  readonly symbols: readonly ListedSummary[];
  readonly current: string;
  readonly expanded?: string;
  readonly members?: readonly ListedSummary[];
  readonly nameOf?: (symbol: ListedSummary) => string;
};

function Symbols({ symbols, current, expanded, members, nameOf }: SymbolsProps) {
  return (
    <ul className={styles.symbols}>
      {symbols.map((symbol) => (
        <li key={symbol.id}>
          <a
            href={`#${encodeURIComponent(symbol.id)}`}
            aria-current={symbol.id === current ? 'page' : undefined}
            className={clsx(symbol.isDeprecated && styles.deprecated)}
          >
            <KindBadge kind={symbol.kind} />
            <span className={styles.name}>{nameOf ? nameOf(symbol) : symbol.name}</span>
          </a>
          {symbol.id === expanded && members && members.length > 0 && (
            <Symbols symbols={members} current={current} />
          )}
        </li>
      ))}
    </ul>
  );
}

function isMemberOf(owner: string, id: string): boolean {
  return id.startsWith(`${owner}.`) && !id.includes('.', owner.length + 1);
}

function byName(a: ListedSummary, b: ListedSummary): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** `@scope/web-sdk/blue-dot` becomes `blue-dot`, because all modules are of one package. */
function shorten(importName: string): string {
  const [, , ...rest] = importName.split('/');
  return importName.startsWith('@') && rest.length > 0 ? rest.join('/') : importName;
}

type Move = {
  readonly field: HTMLElement | null;
  readonly list: HTMLElement | null;
  readonly step: 1 | -1;
};

function moveFocus({ field, list, step }: Move): void {
  const links = [...(list?.querySelectorAll('a') ?? [])].filter((link) => link.checkVisibility());
  const at = links.indexOf(document.activeElement as HTMLAnchorElement) + step;
  if (at < 0) field?.focus();
  else links[Math.min(at, links.length - 1)]?.focus();
}
