import type { ReactNode } from 'react';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import styles from './styles.module.css';
import type { PrintState } from './use-print';

const MAX_NAMES = 10;

/** Progress of the file and its result. */
export function PrintStatus({ print }: { readonly print: PrintState }): ReactNode {
  return (
    <div className={styles.status} role="status">
      <Text print={print} />
    </div>
  );
}

function Text({ print }: { readonly print: PrintState }): ReactNode {
  switch (print.state) {
    case 'idle':
      return null;
    case 'running':
      return (
        <>
          <progress value={print.done} max={print.total} aria-label="Pages" />
          <span>
            {print.done < print.total - 1
              ? `Drawing page ${print.done + 1} of ${print.total - 1}`
              : 'Writing the file'}
          </span>
        </>
      );
    case 'cancelled':
      return 'Cancelled. Nothing was saved.';
    case 'failed':
      return <span className={panel.problem}>{print.reason}</span>;
    case 'saved':
      return (
        <span>
          <strong>{print.name}</strong> was saved: {print.pages}{' '}
          {print.pages === 1 ? 'page' : 'pages'}. <Missing names={print.missing} />
        </span>
      );
  }
}

function Missing({ names }: { readonly names: readonly string[] }): ReactNode {
  if (names.length === 0) return null;
  const listed = names.slice(0, MAX_NAMES).join(', ');
  return (
    <span>
      {names.length} {names.length === 1 ? 'label was' : 'labels were'} left out because the PDF’s
      fonts lack some characters: {listed}. Save as SVG instead to use the fonts on your computer.
    </span>
  );
}
