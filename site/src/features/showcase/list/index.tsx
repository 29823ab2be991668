import { filterItems } from '../filter-items';
import { itemsOf } from '../items';
import type { ShowcaseVersion } from '../showcase-item';
import Card from './Card';
import Filters from './Filters';
import styles from './styles.module.css';
import { useQuery } from './use-query';

type Props = { readonly version: ShowcaseVersion };

/** All apps of a version as cards. The URL holds query and filters. */
export default function ShowcaseIndex({ version }: Props) {
  const items = itemsOf(version);
  const [query, ask] = useQuery();
  const found = filterItems(items, query);
  const isAll = found.length === items.length;
  return (
    <div className={styles.index}>
      <Filters items={items} query={query} onChange={ask} />
      <p role="status" className={styles.status}>
        {isAll ? `${items.length} apps` : `${found.length} of ${items.length} apps`}
      </p>
      {found.length === 0 && (
        <div className={styles.empty}>
          <p>No apps in this version match. Change the filters.</p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => ask({ text: '', venueType: '', feature: '' })}
          >
            Show all {items.length} apps
          </button>
        </div>
      )}
      <ul className={styles.cards}>
        {found.map((item) => (
          <Card key={item.id} version={version} item={item} />
        ))}
      </ul>
    </div>
  );
}
