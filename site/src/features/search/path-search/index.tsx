import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';
import { wordsOfPath } from './words-of-path';

/** A search field that holds the words of the current address. It opens the results page. */
export default function PathSearch() {
  const { pathname } = useLocation();
  const ownPath = useBaseUrl('/404-not-found');
  // One static file serves every unknown URL, so the path is unknown at build time.
  const isUnknown = useIsBrowser() && pathname.replace(/\/$/, '') !== ownPath;
  const words = isUnknown ? wordsOfPath(pathname) : '';
  return (
    <search>
      <form className={styles.form} action={useBaseUrl('/search-results')}>
        <label htmlFor="path-search">Search docs for</label>
        <div className={styles.row}>
          <input
            key={words}
            id="path-search"
            type="search"
            name="q"
            defaultValue={words}
            autoComplete="off"
            required
          />
          <button type="submit" className="button button--primary">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
