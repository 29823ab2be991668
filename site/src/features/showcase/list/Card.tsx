import Link from '@docusaurus/Link';
import { addressOfItem } from '../items';
import Picture from '../Picture';
import type { ShowcaseItem, ShowcaseVersion } from '../showcase-item';
import styles from './styles.module.css';

type Props = { readonly version: ShowcaseVersion; readonly item: ShowcaseItem };

export default function Card({ version, item }: Props) {
  const { id, title, summary, venueType, features } = item;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture version={version} item={item} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={addressOfItem(version, id)}>{title}</Link>
        </h2>
        <p>{summary}</p>
        <ul className={styles.tags} aria-label="Venue and features">
          {[venueType, ...features.map(({ name }) => name)].map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
