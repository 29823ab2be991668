import type { ReactNode } from 'react';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import styles from './styles.module.css';
import type { ExportState } from './use-gis-export';

/** Progress of the export and its result. */
export function ExportStatus({ export: made }: { readonly export: ExportState }): ReactNode {
  return (
    <div className={styles.status} role="status">
      <Text made={made} />
    </div>
  );
}

function Text({ made }: { readonly made: ExportState }): ReactNode {
  switch (made.state) {
    case 'idle':
      return null;
    case 'running': {
      const { done = 0, total = 1, layer = 'the venue' } = made.progress ?? {};
      // Formats that are written in one go report no steps.
      const known = total > 1 ? { value: done, max: total } : {};
      return (
        <>
          <progress {...known} aria-label="Export" />
          <span>Writing {layer}</span>
        </>
      );
    }
    case 'cancelled':
      return 'Cancelled. Nothing was saved.';
    case 'failed':
      return <span className={panel.problem}>{made.reason}</span>;
    case 'saved':
      return (
        <span>
          <strong>{made.name}</strong> was saved: {made.summary}.
        </span>
      );
  }
}
