import changes from '@generated/page-changes/default/changes.json';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import BuiltHtml from '@site/src/reference/built-html';
import SelectField from '@site/src/ui/select-field';
import { FEEDS } from '@site/config/release-notes';
import { Fragment, type ReactNode } from 'react';
import { AREAS } from '../areas';
import { formatDay } from '../format-day';
import { type ChangeKind, KIND_LABELS, type ListedChange } from '../page-change';
import { type Filter, groupChanges } from './filter-changes';
import styles from './styles.module.css';

const KINDS = Object.keys(KIND_LABELS) as ChangeKind[];
const USED_AREAS = AREAS.filter(({ id }) => changes.some(({ areas }) => areas.includes(id)));

/** All changes of the documentation by day, filtered by area and kind. */
export default function AllChanges(): ReactNode {
  const [filter, setFilter] = useFilter();
  const days = groupChanges(changes, filter);
  const count = days.reduce((sum, [, each]) => sum + each.length, 0);
  return (
    <>
      <Feeds />
      <form className={styles.filters} data-markdown-ignore>
        <SelectField
          label="Pages"
          value={filter.area}
          options={[
            ['all', 'All pages'],
            ...USED_AREAS.map(({ id, label }) => [id, label] as const),
          ]}
          onChange={(area) => setFilter({ ...filter, area })}
        />
        <SelectField
          label="Kind"
          value={filter.kind}
          options={[
            ['all', 'All kinds'],
            ...KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const),
          ]}
          onChange={(kind) => setFilter({ ...filter, kind })}
        />
        <p role="status" className={styles.status}>
          {count} of {changes.length} changes
        </p>
      </form>
      {/* Its sentences would be found instead of the pages that they are about. */}
      <div data-markdown-ignore>
        {days.length === 0 && <p>No changes match. Choose other pages or another kind.</p>}
        {days.map(([date, each]) => (
          <section key={date} aria-labelledby={`day-${date}`}>
            {/* Not a heading, because the outline of the page cannot list it. */}
            <p id={`day-${date}`} className={styles.day}>
              <time dateTime={date}>{formatDay(date)}</time>
            </p>
            <ul className={styles.list}>
              {each.map((change) => (
                <li key={change.id}>
                  <Change change={change} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** Links for readers and for feed readers. */
function Feeds(): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const feeds = FEEDS.map((feed) => ({ ...feed, href: withBaseUrl(`/docs/changes/${feed.file}`) }));
  return (
    <p>
      <Head>
        {feeds.map(({ name, type, href }) => (
          <link
            key={name}
            rel="alternate"
            type={type}
            href={href}
            title={`Documentation changes (${name})`}
          />
        ))}
      </Head>
      Follow changes:{' '}
      {feeds.map(({ name, href }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a href={href}>{name}</a>
        </Fragment>
      ))}
      .
    </p>
  );
}

function Change({ change }: { readonly change: ListedChange }): ReactNode {
  const { kind, reason, links, more } = change;
  return (
    <>
      <p className={styles.reason}>
        <span className={styles.kind}>{KIND_LABELS[kind]}</span> <BuiltHtml html={reason} />
      </p>
      <ul className={styles.links}>
        {links.map(({ path, title, version }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            {version !== undefined && <span className={styles.version}> {version}</span>}
          </li>
        ))}
        {more > 0 && <li className={styles.version}>and {more} more</li>}
      </ul>
    </>
  );
}

/** The filter is in the URL, so that a reader can save and share it. */
function useFilter(): [Filter, (filter: Filter) => void] {
  const history = useHistory();
  const { search, pathname } = useLocation();
  // The page was built without a query, and the first render must be the same.
  const filter = parseFilter(useIsBrowser() ? search : '');
  return [
    filter,
    (next) => {
      const query = new URLSearchParams(
        Object.entries(next).filter(([, value]) => value !== 'all'),
      ).toString();
      history.replace(query === '' ? pathname : `${pathname}?${query}`);
    },
  ];
}

/** Values that do not exist count as `all`. */
function parseFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  return {
    area: USED_AREAS.find(({ id }) => id === query.get('area'))?.id ?? 'all',
    kind: KINDS.find((kind) => kind === query.get('kind')) ?? 'all',
  };
}
