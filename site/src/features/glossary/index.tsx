import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { wordAnchor } from './word-address';
import { GLOSSARY } from './words';
import styles from './styles.module.css';

/** The glossary; words in all docs link here. */
export default function Glossary() {
  const { collectAnchor } = useBrokenLinks();
  return (
    <dl className={styles.words}>
      {GLOSSARY.map(({ id, word, meaning, page }) => {
        const anchor = wordAnchor(id);
        collectAnchor(anchor);
        return (
          <div key={id} id={anchor} className={styles.entry}>
            <dt>{word}</dt>
            <dd>
              {meaning}{' '}
              <Link to={page} aria-label={`More about ${word}`}>
                More
              </Link>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
