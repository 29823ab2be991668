import BuiltHtml from '../built-html';
import type { PublishedReference, PublishedSymbol } from '../published';
import { clsx } from 'clsx';
import Badges from './Badges';
import Signatures from './Signatures';
import MemberTable from './MemberTable';
import { DeprecationNote, Examples, Prose } from './Prose';
import styles from './styles.module.css';

type Props = {
  readonly reference: PublishedReference;
  readonly member: PublishedSymbol;
  readonly symbols: ReadonlyMap<string, PublishedSymbol>;
  readonly current: string;
};

export default function MemberSection({ reference, member, symbols, current }: Props) {
  const { id, name, deprecated, members = [] } = member;
  const fields = members.flatMap((each) => symbols.get(each) ?? []);
  return (
    <section className={clsx(styles.member, id === current && styles.current)} aria-labelledby={id}>
      <h4 id={id} tabIndex={-1} className={styles.memberName}>
        <a href={`#${encodeURIComponent(id)}`}>
          <code className={clsx(deprecated !== undefined && styles.struck)}>{name}()</code>
        </a>
      </h4>
      <Badges symbol={member} />
      <DeprecationNote symbol={member} />
      <BuiltHtml as="p" html={member.summary} />
      <Signatures reference={reference} symbol={member} />
      {fields.length > 0 && (
        <MemberTable members={fields} symbols={symbols} current={current} kind="field" from={id} />
      )}
      <Prose html={member.details} />
      <Examples symbol={member} title="Example" />
    </section>
  );
}
