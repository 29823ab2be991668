import Link from '@docusaurus/Link';
import BuiltHtml from '@site/src/reference/built-html';
import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react';
import { formatDay } from './format-day';
import { loadPageChanges } from './load-page-changes';
import { KIND_LABELS, type PageChange } from './page-change';
import styles from './styles.module.css';

type Props = {
  readonly url: string;
  /** Ids of the changes since the reader's last visit. */
  readonly newIds: readonly string[];
};

const MAX_CHANGES = 5;

/** The changes of a page since the last visit; otherwise the last few. */
export default function ChangeList({ url, newIds }: Props): ReactNode {
  const [changes, setChanges] = useState<readonly PageChange[] | 'failed'>();
  const load = useCallback(
    () => loadPageChanges(url).then(setChanges, () => setChanges('failed')),
    [url],
  );
  useEffect(() => void load(), [load]);
  if (changes === undefined) return <p role="status">Loading the changes…</p>;
  if (changes === 'failed') {
    return (
      <p role="alert">
        The changes could not be loaded. Check your connection.{' '}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            setChanges(undefined);
            void load();
          }}
        >
          Try again
        </button>
      </p>
    );
  }
  const unseen = changes.filter(({ id }) => newIds.includes(id));
  const shown = unseen.length > 0 ? unseen : changes.slice(0, MAX_CHANGES);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((change) => (
          <li key={change.id}>
            <Change change={change} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/docs/changes">All changes of the documentation</Link>
      </p>
    </>
  );
}

function Change({ change: { entry, sections } }: { readonly change: PageChange }): ReactNode {
  return (
    <>
      {entry ? (
        <>
          <span className={styles.meta}>
            {KIND_LABELS[entry.kind]} on <time dateTime={entry.date}>{formatDay(entry.date)}</time>
          </span>
          <BuiltHtml html={entry.reason} />
        </>
      ) : (
        <span>Changed recently. The reason is not recorded yet.</span>
      )}
      <Sections sections={sections} />
    </>
  );
}

/** A change of the page as a whole has no section to go to. */
function Sections({ sections }: Pick<PageChange, 'sections'>): ReactNode {
  const linked = sections.filter(({ anchor }) => anchor !== '');
  if (linked.length === 0) return null;
  return (
    <span className={styles.sections}>
      {linked.map(({ anchor, title }, index) => (
        <Fragment key={anchor}>
          {index > 0 && ', '}
          <a href={`#${anchor}`}>{title}</a>
        </Fragment>
      ))}
    </span>
  );
}
