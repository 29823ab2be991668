import { groupByKind, KIND_WORDS } from '../kinds';
import type { PublishedReference, PublishedSymbol } from '../published';
import type { SymbolKind } from '@brand/reference';
import MemberSection from './MemberSection';
import MemberTable from './MemberTable';
import styles from './styles.module.css';

type Props = {
  readonly reference: PublishedReference;
  readonly owner: PublishedSymbol;
  readonly symbols: ReadonlyMap<string, PublishedSymbol>;
  readonly current: string;
};

const CALLED: ReadonlySet<SymbolKind> = new Set(['method', 'constructor', 'function', 'endpoint']);

/** The members of a symbol by kind: values in tables, methods each in a section. */
export default function Members({ reference, owner, symbols, current }: Props) {
  const members = (owner.members ?? []).flatMap((id) => symbols.get(id) ?? []);
  const own = members.filter(({ inheritedFrom }) => inheritedFrom === undefined);
  const inherited = members.filter(({ inheritedFrom }) => inheritedFrom !== undefined);
  return (
    <>
      {groupByKind(own).map(([kind, group]) => (
        <section key={kind} className={styles.members}>
          <h3 className={styles.membersTitle}>{KIND_WORDS[kind].many}</h3>
          {CALLED.has(kind) ? (
            group.map((member) => (
              <MemberSection
                key={member.id}
                reference={reference}
                member={member}
                symbols={symbols}
                current={current}
              />
            ))
          ) : (
            <MemberTable members={group} symbols={symbols} current={current} kind={kind} />
          )}
        </section>
      ))}
      {inherited.length > 0 && (
        <section className={styles.members}>
          <h3 className={styles.membersTitle}>Inherited</h3>
          <MemberTable members={inherited} symbols={symbols} current={current} kind="property" />
        </section>
      )}
    </>
  );
}
