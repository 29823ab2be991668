import VenueChoice from '@site/src/venue/choice';
import { sheetSize } from '../paper';
import { DEFAULT_SETTINGS, type PrintSettings } from '../print-settings';
import { pagesOf } from '../print-venue';
import { storeSettings, loadSettings } from '../stored-settings';
import { useToolBundle } from '@site/src/venue/use-tool-bundle';
import { useToolVenue } from '@site/src/venue/use-tool-venue';
import { type ReactNode, useRef, useState } from 'react';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import ToolLayout from '@site/src/tools/shared/tool-layout';
import ToolStage from '@site/src/tools/shared/tool-layout/ToolStage';
import { Preview } from './Preview';
import { PrintStatus } from './PrintStatus';
import { SettingsFile } from './SettingsFile';
import { SettingsForm } from './SettingsForm';
import { usePreview, useSession } from './use-preview';
import { usePrint } from './use-print';

/** Settings, preview and files. */
export default function Styler(): ReactNode {
  const [venue, setVenue] = useToolVenue('harbour-mall');
  const [settings, setSettings] = useState(() => loadSettings());
  const [shownId, setShownId] = useState<string>();
  const opened = useToolBundle(venue);
  const bundle = opened.state === 'open' ? opened.bundle : undefined;
  const { session, failure } = useSession(bundle);
  const { print, start, cancel } = usePrint();
  const latest = useRef(settings);
  const replace = (next: PrintSettings): void => {
    latest.current = next;
    setSettings(next);
    storeSettings(next);
  };
  const pages = session ? pagesOf(session.venue, settings) : [];
  const shown = pages.find(({ id }) => id === shownId) ?? pages[0];
  const { imageUrl: address, problem } = usePreview(session, settings, shown);
  const isRunning = print.state === 'running';
  const refusal = opened.state === 'refused' ? opened.reason : (failure ?? problem);
  return (
    <ToolLayout>
      <VenueChoice value={venue} onChange={setVenue} state={opened} />
      <div className={panel.head}>
        <div className={panel.actions}>
          {(['pdf', 'svg'] as const).map((format) => (
            <button
              key={format}
              type="button"
              className={`button button--sm button--${format === 'pdf' ? 'primary' : 'secondary'}`}
              disabled={!bundle || !session || isRunning}
              onClick={() => bundle && void start(bundle, settings, format)}
            >
              Save {format.toUpperCase()} ({pages.length} {pages.length === 1 ? 'page' : 'pages'})
            </button>
          ))}
          {isRunning && (
            <button type="button" className="button button--secondary button--sm" onClick={cancel}>
              Cancel
            </button>
          )}
        </div>
        <PrintStatus print={print} />
      </div>
      <SettingsForm
        settings={settings}
        venue={session?.venue}
        isReading={!session && refusal === undefined}
        shownId={shown?.id}
        onChange={(change) => replace({ ...settings, ...change })}
      />
      <ToolStage>
        <Preview
          pages={pages}
          shown={shown}
          onPage={setShownId}
          size={sheetSize(settings)}
          imageUrl={refusal === undefined ? address : undefined}
          refusal={refusal}
          onPoint={async (point) => {
            const here = await session?.preview.locate(settings, point);
            // The reader may have changed settings while the place was looked up.
            if (here) replace({ ...latest.current, here });
            return here !== undefined;
          }}
        />
      </ToolStage>
      <SettingsFile
        settings={settings}
        onOpen={replace}
        onReset={() => replace(DEFAULT_SETTINGS)}
      />
    </ToolLayout>
  );
}
