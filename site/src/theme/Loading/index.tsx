import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

/** Shown while the code of a page takes more than 200 ms to load, and when loading fails. */
export default function Loading({ error, pastDelay, retry }: LoadingComponentProps) {
  if (error) {
    return (
      <div className={styles.loading} role="alert">
        <p>This page could not be loaded: {String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">Loading the page</span>
    </div>
  );
}
