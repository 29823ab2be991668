import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { itemsOf } from '../items';
import type { ShowcaseVersion } from '../showcase-item';
import Item from './Item';
import NotFound from './NotFound';
import styles from './styles.module.css';

type Props = { readonly version: ShowcaseVersion };

/** The app that the URL names: `?id=store-finder`. */
export default function ShowcaseItem({ version }: Props) {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const items = itemsOf(version);
  if (!isBrowser) {
    return (
      <div className={styles.place}>
        <noscript>
          <p>These apps need JavaScript to run. They do the following:</p>
          <ul>
            {items.map(({ id, title, summary }) => (
              <li key={id}>
                <strong>{title}</strong>: {summary}
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    );
  }
  const id = new URLSearchParams(search).get('id') ?? '';
  const item = items.find((each) => each.id === id);
  return item ? (
    <Item key={id} version={version} item={item} />
  ) : (
    <NotFound version={version} id={id} />
  );
}
