import type { FeedKind } from '@brand/data-sync';
import { clsx } from 'clsx';
import { useFileDrop } from '@site/src/kit/use-file-drop';
import type { ReactNode } from 'react';
import { Actions } from './Actions';
import { CheckResult } from './CheckResult';
import { Choices } from './Choices';
import { FeedText } from './FeedText';
import styles from './styles.module.css';
import { useDryRun } from './use-dry-run';

type Props = {
  /** The only kind that can be checked here. Without it, all kinds can. */
  readonly kind?: FeedKind;
};

/** Checks a feed and shows what it would change. Nothing leaves the browser. */
export default function FeedDryRun({ kind }: Props): ReactNode {
  const session = useDryRun(kind ?? 'location');
  const { isOver, handlers } = useFileDrop((file) => void session.openFile(file));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A file can be chosen by a button too.
    <form
      className={clsx(styles.dryRun, isOver && styles.over)}
      aria-label="Dry run of a feed"
      data-markdown-ignore
      onSubmit={(event) => {
        event.preventDefault();
        session.run();
      }}
      {...handlers}
    >
      <Choices session={session} hasKinds={kind === undefined} />
      <FeedText session={session} />
      <Actions session={session} />
      <CheckResult check={session.check} problem={session.problem} />
    </form>
  );
}
