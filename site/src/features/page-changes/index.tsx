import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type ChangeListType from './ChangeList';
import { onReader } from './on-reader';
import type { ChangeSummary } from './page-change';
import styles from './styles.module.css';
import type { PageVisit } from './visit-page';

// A rejected `lazy` would replace the whole page.
const ChangeList = lazy<ComponentType<ComponentProps<typeof ChangeListType>>>(() =>
  import(/* webpackChunkName: "change-list" */ './ChangeList').catch(() => ({
    default: () => <p role="alert">The changes did not load. Reload the page to try again.</p>,
  })),
);

/** When the page changed last, or how often since the reader's last visit, with a list to open. */
export default function PageChanges(): ReactNode {
  const { page_changes: summary } = useDoc().frontMatter as { page_changes?: ChangeSummary };
  return summary ? <ChangeLine key={summary.file} summary={summary} /> : null;
}

function ChangeLine({ summary }: { readonly summary: ChangeSummary }): ReactNode {
  const url = useBaseUrl(summary.file);
  const details = useRef<HTMLDetailsElement>(null);
  const [visit, setVisit] = useState<PageVisit>({ line: summary.line, newIds: [] });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    // A reader may have opened it before the page was interactive.
    if (details.current?.open) setOpen(true);
    const cancel = onReader(() => {
      import(/* webpackChunkName: "page-visit" */ './visit-page').then(
        ({ visitPage }) => (isCurrent ? setVisit(visitPage(summary, url)) : undefined),
        () => undefined, // Without the code, the line names the last change, as on a first visit.
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [summary, url]);
  return (
    <details
      ref={details}
      className={styles.changes}
      data-markdown-ignore
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{visit.line}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangeList url={url} newIds={visit.newIds} />
        </Suspense>
      )}
    </details>
  );
}
