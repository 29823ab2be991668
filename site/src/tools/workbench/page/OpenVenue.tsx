import { lazyPart } from '@site/src/ui/lazy-part';
import type { BenchClient } from '../workbench-client';
import type { DrawnChange } from '../compare/comparison-protocol';
import type { OpenedVenue } from '../protocol';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import ToolStage from '@site/src/tools/shared/tool-layout/ToolStage';
import { useComparison } from './compare/use-comparison';
import { useExploration } from './explore/use-exploration';
import type { Focus } from './focus';
import styles from './styles.module.css';
import { useFocus } from './use-focus';
import { type TabName, VenuePanels } from './VenuePanels';

type Props = {
  readonly venue: OpenedVenue;
  readonly client: BenchClient;
  /** Number of edits and undone edits. */
  readonly changes: number;
  readonly onVenue: (venue: OpenedVenue) => void;
};

const MapPane = lazyPart(() => import(/* webpackChunkName: "bench-map" */ './MapPane'));

/** The tab with what the reader came from. */
const TAB_OF: Readonly<Record<Focus['origin'], TabName>> = {
  finding: 'check',
  JSON: 'explore',
  difference: 'compare',
};
const NO_CHANGES: readonly DrawnChange[] = [];

/** An open file: its map, and beside it what was found in it, its content and its differences. */
export function OpenVenue({ venue, client, changes, onVenue }: Props): ReactNode {
  const { floors, problem, leftOut } = venue;
  const focusState = useFocus(client, floors);
  const { focus, failure, floorId, setFloorId, showValue, map } = focusState;
  const [tab, setTab] = useState<TabName>('check');
  const panels = useRef<HTMLDivElement>(null);
  const exploration = useExploration({ client, changes, onShow: showValue });
  const comparison = useComparison({ client, changes, floorId });
  const { pick } = exploration;
  const pickOnMap = useCallback(
    (id: string): void => {
      setTab('explore');
      void pick(id);
    },
    [pick],
  );
  const goBack = (): void => {
    if (!focus) return;
    setTab(TAB_OF[focus.origin]);
    const mark = focus.origin === 'JSON' ? '[data-explored]' : '[aria-current=true]';
    const shown = `[role=tabpanel]:not([hidden]) ${mark}`;
    requestAnimationFrame(() => panels.current?.querySelector<HTMLElement>(shown)?.focus());
  };
  return (
    <div className={styles.open}>
      {leftOut.length > 0 && (
        <p className={styles.note}>
          Left out of the map and the downloads because they cannot be read: {leftOut.join(', ')}.
        </p>
      )}
      {problem === undefined ? (
        <ToolStage>
          <div ref={map} className={styles.map}>
            <Suspense fallback={<p role="status">Loading the map</p>}>
              <MapPane
                venue={venue}
                client={client}
                changes={changes}
                floorId={floorId}
                onFloor={setFloorId}
                focus={focus}
                drawn={tab === 'compare' ? comparison.drawn : NO_CHANGES}
                onBack={goBack}
                onPick={pickOnMap}
              />
            </Suspense>
          </div>
        </ToolStage>
      ) : (
        <p className={styles.note}>{problem}</p>
      )}
      {failure !== undefined && (
        <p role="alert" className={styles.note}>
          {failure}
        </p>
      )}
      <VenuePanels
        ref={panels}
        venue={venue}
        client={client}
        changes={changes}
        onVenue={onVenue}
        tab={tab}
        onTab={setTab}
        focusState={focusState}
        exploration={exploration}
        comparison={comparison}
      />
    </div>
  );
}
