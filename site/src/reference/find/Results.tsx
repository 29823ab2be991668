import BuiltHtml from '../built-html';
import type { Range, SymbolHit } from '@brand/reference/search';
import KindBadge from '../kind-badge';
import { KIND_WORDS } from '../kinds';
import type { ListedSummary } from '../load-reference';
import { findReference } from '../table';
import { clsx } from 'clsx';
import { Fragment, memo, type MouseEvent, useEffect, useRef } from 'react';
import { hrefOfSymbol } from './href-of-symbol';
import styles from './styles.module.css';

type Props = {
  readonly id: string;
  readonly hits: readonly SymbolHit<ListedSummary>[];
  readonly active: number;
  readonly isShown: boolean;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (event: MouseEvent, index: number) => void;
};

export default function Results({ id, hits, active, isShown, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Symbols"
      hidden={!isShown || hits.length === 0}
    >
      {hits.map((hit, index) => (
        <Result
          key={`${hit.symbol.sdk} ${hit.symbol.version} ${hit.symbol.id}`}
          id={`${id}-${index}`}
          index={index}
          hit={hit}
          isActive={index === active}
          onPoint={onPoint}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

type ResultProps = {
  readonly id: string;
  readonly index: number;
  readonly hit: SymbolHit<ListedSummary>;
  readonly isActive: boolean;
  readonly onPoint: Props['onPoint'];
  readonly onChoose: Props['onChoose'];
};

const Result = memo(function Result({ id, index, hit, isActive, onPoint, onChoose }: ResultProps) {
  const { symbol, ranges } = hit;
  const owner = symbol.id.slice(0, symbol.id.length - symbol.name.length);
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hrefOfSymbol(symbol)}
      className={styles.result}
      onPointerMove={() => isActive || onPoint(index)}
      onClick={(event) => onChoose(event, index)}
    >
      <KindBadge kind={symbol.kind} />
      <span className={clsx(styles.id, symbol.isDeprecated && styles.deprecated)}>
        <span className={styles.owner}>{owner}</span>
        <Marked text={symbol.name} ranges={ranges} />
      </span>
      <span className={styles.place}>
        {findReference(symbol.sdk, symbol.version)?.title} {KIND_WORDS[symbol.kind].one}
      </span>
      <BuiltHtml className={styles.summary} html={symbol.summary} />
    </a>
  );
});

type MarkedProps = { readonly text: string; readonly ranges: readonly Range[] };

function Marked({ text, ranges }: MarkedProps) {
  const parts = ranges.map(([start, end], at) => (
    <Fragment key={start}>
      {text.slice(ranges[at - 1]?.[1] ?? 0, start)}
      <mark>{text.slice(start, end)}</mark>
    </Fragment>
  ));
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
