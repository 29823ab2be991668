import VenueChoice from '@site/src/venue/choice';
import { sheetSize } from '../paper';
import { DEFAULT_SETTINGS, type PrintSettings } from '../print-settings';
import { pagesOf } from '../print-venue';
import { storeSettings, loadSettings } from '../stored-settings';
import type { ToolVenue } from '@site/src/venue/tool-venue';
import { useToolBundle } from '@site/src/venue/use-tool-bundle';
import { DEMO_VENUES } from '@site/src/venue/demo-venues';
import { type ReactNode, useState } from 'react';
import { Preview } from './Preview';
import { PrintStatus } from './PrintStatus';
import { SettingsFile } from './SettingsFile';
import { SettingsForm } from './SettingsForm';
import styles from './styles.module.css';
import { usePreview, useSession } from './use-preview';
import { usePrint } from './use-print';

const [FIRST] = DEMO_VENUES;
const FIRST_VENUE: ToolVenue = { kind: 'demo', id: FIRST?.id ?? '', name: FIRST?.name ?? '' };

/** Settings, preview and files. */
export default function Styler(): ReactNode {
  const [venue, setVenue] = useState(FIRST_VENUE);
  const [settings, setSettings] = useState(() => loadSettings());
  const [shownId, setShownId] = useState<string>();
  const opened = useToolBundle(venue);
  const bundle = opened.state === 'open' ? opened.bundle : undefined;
  const { session, failure } = useSession(bundle);
  const { print, start, cancel } = usePrint();
  const replace = (next: PrintSettings): void => {
    setSettings(next);
    storeSettings(next);
  };
  const pages = session ? pagesOf(session.venue, settings) : [];
  const shown = pages.find(({ id }) => id === shownId) ?? pages[0];
  const { imageUrl: address, problem } = usePreview(session, settings, shown);
  const isRunning = print.state === 'running';
  const refusal = opened.state === 'refused' ? opened.reason : (failure ?? problem);
  return (
    <div className={styles.styler}>
      <VenueChoice value={venue} onChange={setVenue} state={opened} />
      <SettingsForm
        settings={settings}
        venue={session?.venue}
        isReading={!session && refusal === undefined}
        shownId={shown?.id}
        onChange={(change) => replace({ ...settings, ...change })}
      />
      <Preview
        pages={pages}
        shown={shown}
        onPage={setShownId}
        size={sheetSize(settings)}
        imageUrl={refusal === undefined ? address : undefined}
        refusal={refusal}
        onPoint={async (point) => {
          const here = await session?.preview.locate(settings, point);
          if (here) replace({ ...settings, here });
          return here !== undefined;
        }}
      />
      <div className={styles.row}>
        {(['pdf', 'svg'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className={`button button--${format === 'pdf' ? 'primary' : 'secondary'}`}
            disabled={!bundle || !session || isRunning}
            onClick={() => bundle && void start(bundle, settings, format)}
          >
            Save {format.toUpperCase()} ({pages.length} {pages.length === 1 ? 'page' : 'pages'})
          </button>
        ))}
        {isRunning && (
          <button type="button" className="button button--secondary" onClick={cancel}>
            Cancel
          </button>
        )}
      </div>
      <PrintStatus print={print} />
      <SettingsFile
        settings={settings}
        onOpen={replace}
        onReset={() => replace(DEFAULT_SETTINGS)}
      />
    </div>
  );
}
