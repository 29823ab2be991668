import type { ReactNode } from 'react';
import { OpenVenue } from './OpenVenue';
import { Outcome } from './Outcome';
import { SourceChoice } from './SourceChoice';
import styles from './styles.module.css';
import { useWorkbench } from './use-workbench';

/** Checks, shows and upgrades a venue of the reader's. Nothing leaves the browser. */
export default function Workbench(): ReactNode {
  const session = useWorkbench();
  const { bench } = session;
  return (
    <section className={styles.workbench} aria-label="Venue workbench">
      <SourceChoice session={session} />
      <Outcome bench={bench} onCancel={session.cancel} />
      {bench.state === 'open' && (
        <OpenVenue
          // Another file is another list, map and floor.
          key={bench.run}
          venue={bench.venue}
          client={bench.client}
        />
      )}
    </section>
  );
}
