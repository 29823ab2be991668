import BuiltHtml from '../built-html';
import CodeBlock from '@site/src/ui/code-block';
import KindBadge from '../kind-badge';
import { pageOf } from '../chunk-of';
import { KIND_WORDS } from '../kinds';
import type { LoadedIndex } from '../load-reference';
import type { PublishedReference, PublishedSymbol } from '../published';
import { rememberSymbol } from '../recent-symbols';
import { useLayoutEffect } from 'react';
import Badges from './Badges';
import Signatures from './Signatures';
import Declaration from './Declaration';
import { DeprecationNote, Examples, Prose } from './Prose';
import Members from './Members';
import History from './History';
import RelatedLinks from './RelatedLinks';
import styles from './styles.module.css';

type Props = {
  readonly reference: PublishedReference;
  readonly index: LoadedIndex;
  readonly symbols: ReadonlyMap<string, PublishedSymbol>;
  /** The symbol or one of its members. */
  readonly id: string;
};

/** A symbol with all its members. The one in the URL is highlighted. */
export default function SymbolPage({ reference, index, symbols, id }: Props) {
  const top = symbols.get(pageOf(id, reference));
  // A layout effect, so that the symbol is stored even if the reader leaves at once.
  useLayoutEffect(() => {
    const symbol = symbols.get(id);
    if (symbol) rememberSymbol(reference, symbol);
  }, [reference, symbols, id]);
  if (!top) return null;
  const module = index.modules.find((each) => each.id === top.module);
  return (
    <article aria-label={top.id}>
      <nav className={styles.crumbs} aria-label="Reference">
        <a href={reference.page}>{reference.title}</a> <span aria-hidden="true">/</span>{' '}
        <span>{module?.importName}</span>
      </nav>
      <h2 id={top.id} tabIndex={-1} className={styles.title}>
        <span aria-hidden="true">
          <KindBadge kind={top.kind} />
        </span>
        <span className={styles.titleName}>{top.name}</span>
        <span className={styles.titleKind}>{KIND_WORDS[top.kind].one}</span>
      </h2>
      <Badges symbol={top} />
      <BuiltHtml as="p" className={styles.lead} html={top.summary} />
      <DeprecationNote symbol={top} />
      {reference.language === 'typescript' && module && (
        <ImportLine symbol={top} importName={module.importName} />
      )}
      {top.signatures ? (
        <Signatures reference={reference} symbol={top} />
      ) : (
        <Declaration code={top.code} />
      )}
      <Prose html={top.details} />
      <Examples symbol={top} title="Example" />
      <Members reference={reference} owner={top} symbols={symbols} current={id} />
      <History changes={top.history} />
      <RelatedLinks reference={reference} index={index} symbol={top} />
    </article>
  );
}

const TYPES_ONLY = new Set(['interface', 'type']);

function ImportLine({
  symbol: { name, kind },
  importName,
}: {
  readonly symbol: PublishedSymbol;
  readonly importName: string;
}) {
  const word = TYPES_ONLY.has(kind) ? 'import type' : 'import';
  const html = `<span class="hl-k">${word}</span> { ${name} } <span class="hl-k">from</span> <span class="hl-s">'${importName}'</span>;`;
  return <CodeBlock className={styles.importLine} language="ts" html={html} />;
}
