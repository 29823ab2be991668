import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { SampleVenue } from './own-venue/use-sample-venue';
import styles from './styles.module.css';

type Props = {
  /** What stopped, such as "The sample". */
  readonly subject: string;
  readonly message: string;
  readonly venue: SampleVenue;
  readonly onRetry: () => void;
};

/** Shown in place of a map that failed: the reason, and what to do next. */
export default function SampleFailure(props: Props): ReactNode {
  const { subject, message, venue, onRetry } = props;
  return (
    <div className={styles.failure} role="alert">
      <p>
        {subject} stopped: {message}
      </p>
      {venue.own && <p>{venue.own.name} may not have what the code needs.</p>}
      {venue.own && (
        <button
          type="button"
          className="button button--primary button--sm"
          onClick={() => {
            venue.toggle();
            onRetry();
          }}
        >
          Run with demo venue
        </button>
      )}
      <button
        type="button"
        className={`button button--${venue.own ? 'secondary' : 'primary'} button--sm`}
        onClick={onRetry}
      >
        Try again
      </button>
      <Link to="/web-sdk/getting-started">Troubleshoot a blank map</Link>
    </div>
  );
}
