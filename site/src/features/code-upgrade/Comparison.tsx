import type { DiffLine } from '@brand/upgrade';
import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { type CompareBlock, compareBlocks } from './compare-blocks';
import styles from './styles.module.css';

/** The new code beside the old, with changed lines marked. */
export default function Comparison({
  lines,
  marked,
}: {
  readonly lines: readonly DiffLine[];
  /** Lines of the new code with a place for a person. */
  readonly marked: ReadonlySet<number>;
}): ReactNode {
  const blocks = useMemo(() => compareBlocks(lines), [lines]);
  return (
    <div className={styles.comparison} role="group" aria-label="The old code and the new code">
      {blocks.map((block, index) =>
        block.kind === 'far' ? (
          // oxlint-disable-next-line react/no-array-index-key -- Blocks have no other name.
          <details key={index} className={styles.far}>
            <summary>
              {block.new.length} equal {block.new.length === 1 ? 'line' : 'lines'}
            </summary>
            <Block block={block} marked={marked} />
          </details>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- Blocks have no other name.
          <Block key={index} block={block} marked={marked} />
        ),
      )}
    </div>
  );
}

function Block({
  block: { kind, old, new: current },
  marked,
}: {
  readonly block: CompareBlock;
  readonly marked: ReadonlySet<number>;
}): ReactNode {
  const isChanged = kind === 'changed';
  return (
    <div className={clsx(styles.block, !isChanged && styles.equal)}>
      <div>
        {old.map((line) => (
          <Line key={line.old} line={line} number={line.old} tag={isChanged ? 'del' : 'span'} />
        ))}
      </div>
      <div>
        {current.map((line) => (
          <Line
            key={line.new}
            line={line}
            number={line.new}
            tag={isChanged ? 'ins' : 'span'}
            isMarked={marked.has(line.new ?? 0)}
          />
        ))}
      </div>
    </div>
  );
}

function Line({
  line,
  number,
  tag: Tag,
  isMarked = false,
}: {
  readonly line: DiffLine;
  readonly number: number | undefined;
  readonly tag: 'del' | 'ins' | 'span';
  readonly isMarked?: boolean;
}): ReactNode {
  return (
    <Tag className={clsx(styles.line, isMarked && styles.marked)}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <code className={styles.code}>{line.text === '' ? '\u00A0' : line.text}</code>
    </Tag>
  );
}
