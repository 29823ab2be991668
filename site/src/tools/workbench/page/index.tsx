import ToolLayout from '@site/src/tools/shared/tool-layout';
import wide from '@site/src/tools/shared/tool-frame/wide.module.css';
import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useFocusRecovery } from '@site/src/ui/click-to-load/use-focus-recovery';
import { OpenVenue } from './OpenVenue';
import { Outcome } from './Outcome';
import { SourceChoice } from './SourceChoice';
import styles from './styles.module.css';
import { readDroppedFiles } from './read-dropped-files';
import { openFiles } from './open-files';
import { useWorkbench } from './use-workbench';
import { Welcome } from './Welcome';

/** Validates, shows and upgrades a venue of the reader. Nothing leaves the browser. */
export default function Workbench(): ReactNode {
  const session = useWorkbench();
  const [isOver, setOver] = useState(false);
  const root = useRef<HTMLElement>(null);
  // Most buttons of a step disappear with it.
  useFocusRecovery(root);
  const { bench } = session;
  const hover = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    setOver(false);
    try {
      openFiles(session, await readDroppedFiles(event.dataTransfer));
    } catch (error) {
      session.refuse({
        name: 'The dropped item',
        code: 'unreadable-folder',
        message: (error as Error).message,
        advice: 'Drop the folder of a single venue, or pack it as a zip.',
        docs: undefined,
      });
    }
  };
  return (
    // Files are accepted anywhere in here: beside it, browsers would open them and leave the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A file can be chosen by a button too.
    <section
      ref={root}
      className={clsx(wide.wide, styles.workbench)}
      aria-label="Venue workbench"
      tabIndex={-1}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
    >
      <ToolLayout
        placeholder={
          bench.state !== 'open' && (
            <Welcome onOpen={session.open} isBusy={bench.state === 'working'} />
          )
        }
      >
        <SourceChoice session={session} isOver={isOver} />
        <Outcome bench={bench} onCancel={session.cancel} />
        {bench.state === 'open' && (
          <OpenVenue
            // Another file has another list, map and floor.
            key={bench.run}
            venue={bench.venue}
            client={bench.client}
            changes={bench.edits}
            onVenue={session.showEdited}
          />
        )}
      </ToolLayout>
    </section>
  );
}
