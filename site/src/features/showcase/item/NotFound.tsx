import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { suggestIds } from '@brand/reference/search';
import { addressOfItem, folderOf, itemsOf } from '../items';
import type { ShowcaseItem, ShowcaseVersion } from '../showcase-item';
import styles from './styles.module.css';

type Props = { readonly version: ShowcaseVersion; readonly id: string };

const OTHER: Readonly<Record<ShowcaseVersion, ShowcaseVersion>> = { '6.0': '5.0', '5.0': '6.0' };

/** Shown if the URL names no item, or one that this version does not have. */
export default function NotFound({ version, id }: Props) {
  const items = itemsOf(version);
  const near = suggestIds(
    id,
    items.map((item) => item.id),
  ).flatMap((nearId) => items.find((item) => item.id === nearId) ?? []);
  const other = OTHER[version];
  const namesake = itemsOf(other).find((item) => item.id === id);
  return (
    <div className={styles.place}>
      {id === '' ? (
        <p>
          The URL of an item ends with its id, such as{' '}
          <code>?id={items[0]?.id ?? 'store-finder'}</code>. Choose one:
        </p>
      ) : (
        <>
          <PageMetadata title={`Item "${id}" not found in the showcase`} />
          <h2>
            No item <code>{id}</code>
          </h2>
          <p>The showcase {version} has no item with this id.</p>
          {namesake && (
            <p>
              The showcase {other} has it:{' '}
              <Link to={addressOfItem(other, id)}>{namesake.title}</Link>.
            </p>
          )}
          {near.length > 0 && <h3>Did you mean</h3>}
          <ItemLinks version={version} items={near} />
          <h3>All items</h3>
        </>
      )}
      <ItemLinks version={version} items={items} />
      <p>
        <Link to={`${folderOf(version)}/`}>Browse the showcase</Link>
      </p>
    </div>
  );
}

function ItemLinks({
  version,
  items,
}: {
  readonly version: ShowcaseVersion;
  readonly items: readonly ShowcaseItem[];
}) {
  return (
    <ul>
      {items.map(({ id, title, summary }) => (
        <li key={id}>
          <Link to={addressOfItem(version, id)}>{title}</Link>: {summary}
        </li>
      ))}
    </ul>
  );
}
