import BuiltHtml from '../built-html';
import type { SymbolKind } from '@brand/reference';
import type { PublishedSymbol } from '../published';
import { KIND_WORDS } from '../kinds';
import { clsx } from 'clsx';
import { SymbolMetadata } from './SymbolMetadata';
import { Examples, Prose } from './Prose';
import styles from './table.module.css';

type Props = {
  readonly members: readonly PublishedSymbol[];
  readonly symbols: ReadonlyMap<string, PublishedSymbol>;
  readonly current: string;
  readonly kind: SymbolKind;
  /** Id that labels are relative to: `options.mode` of `Camera.isInView`. */
  readonly from?: string;
};

export default function MemberTable({ members, symbols, current, kind, from }: Props) {
  const labelOf = ({ id, name }: PublishedSymbol): string =>
    from === undefined ? name : id.slice(from.length + 1);
  const rows = members.flatMap((member) =>
    withFields({ member, label: labelOf(member), depth: 0 }, symbols),
  );
  const { one } = KIND_WORDS[kind];
  return (
    <table className={styles.table} data-stack="">
      <thead>
        <tr>
          <th scope="col">{one.charAt(0).toUpperCase() + one.slice(1)}</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ member, label, depth }) => (
          <MemberRow
            key={member.id}
            member={member}
            label={label}
            depth={depth}
            isCurrent={member.id === current}
          />
        ))}
      </tbody>
    </table>
  );
}

type Row = {
  readonly member: PublishedSymbol;
  /** Name, or path relative to `from`. */
  readonly label: string;
  readonly depth: number;
};

/** Adds the fields of inline objects, indented below them. */
function withFields(row: Row, symbols: ReadonlyMap<string, PublishedSymbol>): Row[] {
  const { member, depth } = row;
  const fields = (member.members ?? []).flatMap((id) => symbols.get(id) ?? []);
  return [
    row,
    ...fields.flatMap((field) => {
      const label = field.id.slice(member.id.length + 1);
      return withFields({ member: field, label, depth: depth + 1 }, symbols);
    }),
  ];
}

function MemberRow({ member, label, depth, isCurrent }: Row & { readonly isCurrent: boolean }) {
  const { id, inheritedFrom, isOptional, isReadonly, deprecated } = member;
  const type = member.type ?? member.signatures?.[0]?.code;
  return (
    <tr className={clsx(isCurrent && styles.current)} data-depth={depth || undefined}>
      <th scope="row" id={id} tabIndex={-1}>
        <span className={styles.name}>
          <a href={`#${encodeURIComponent(id)}`} className={styles.anchor}>
            <code className={clsx(deprecated !== undefined && styles.deprecated)}>{label}</code>
          </a>
          {isOptional && <span className={styles.optional}>optional</span>}
          {isReadonly && <span className={styles.optional}>read-only</span>}
        </span>
        {type !== undefined && <BuiltHtml as="code" className={styles.type} html={type} />}
      </th>
      <td>
        {deprecated !== undefined && (
          <p className={styles.deprecation}>
            <b>Deprecated.</b> <BuiltHtml html={deprecated} />
          </p>
        )}
        <BuiltHtml as="div" html={member.summary} />
        {inheritedFrom === undefined && <Prose html={member.details} />}
        <SymbolMetadata of={member} />
        {inheritedFrom !== undefined && (
          <p className={styles.from}>
            From{' '}
            <a href={`#${encodeURIComponent(inheritedFrom)}`} data-symbol>
              <code>{inheritedFrom}</code>
            </a>
          </p>
        )}
        {inheritedFrom === undefined && member.examples && (
          <details className={styles.example}>
            <summary>Example</summary>
            <Examples symbol={member} title="Example" />
          </details>
        )}
      </td>
    </tr>
  );
}
