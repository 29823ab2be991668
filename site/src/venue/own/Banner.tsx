import type { ReactNode } from 'react';
import type { OwnVenue } from './own-venue';
import styles from './styles.module.css';
import { returnToDemoVenues } from './switch-venue';

/** The venue that samples and tools show, and the way back. */
export default function Banner({ venue }: { readonly venue: OwnVenue }): ReactNode {
  return (
    <aside aria-label="Your venue" className={styles.banner} data-markdown-ignore>
      <p>
        Samples and tools show <strong>{venue.name}</strong>
        <span className={styles.detail}>, which stays in your browser</span>.
      </p>
      <button type="button" className={styles.button} onClick={returnToDemoVenues}>
        Back to the demo venues
      </button>
    </aside>
  );
}
