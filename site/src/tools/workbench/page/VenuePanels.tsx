import { lazyPart } from '@site/src/ui/lazy-part';
import type { OpenedVenue } from '../protocol';
import type { BenchClient } from '../workbench-client';
import { type ReactNode, type Ref, Suspense, useId } from 'react';
import Tabs from '@site/src/ui/tabs';
import { panelId, tabId } from '@site/src/ui/tabs/tab-ids';
import { CheckPanel } from './CheckPanel';
import type { ComparisonState } from './compare/use-comparison';
import type { Exploration } from './explore/use-exploration';
import type { Focus } from './focus';
import styles from './styles.module.css';
import { useEdits } from './use-edits';
import type { FocusState } from './use-focus';

const TABS = [
  { name: 'check', title: 'Check' },
  { name: 'explore', title: 'Explore' },
  { name: 'compare', title: 'Compare' },
] as const;
export type TabName = (typeof TABS)[number]['name'];

type Props = {
  readonly venue: OpenedVenue;
  readonly client: BenchClient;
  /** Number of edits and undone edits. */
  readonly changes: number;
  readonly onVenue: (venue: OpenedVenue) => void;
  readonly tab: TabName;
  readonly onTab: (tab: TabName) => void;
  readonly focusState: FocusState;
  readonly exploration: Exploration;
  readonly comparison: ComparisonState;
  readonly ref: Ref<HTMLDivElement>;
};

const ExplorePanel = lazyPart(() => import(/* webpackChunkName: "explore" */ './explore'));
const ComparePanel = lazyPart(() => import(/* webpackChunkName: "compare" */ './compare'));

/** The parts of the workbench beside the map, one at a time. */
export function VenuePanels(props: Props): ReactNode {
  const { venue, client, changes, onVenue, tab, onTab, exploration, comparison, ref } = props;
  const { focus, floorId, showFinding, showDifference, showValue } = props.focusState;
  const id = useId();
  const edits = useEdits(client, onVenue);
  const shared = { venue, client, floorId, edits, changes };
  const indexOf = (origin: Focus['origin']): number | undefined =>
    focus?.origin === origin ? focus.index : undefined;
  const panel = (name: TabName, content: ReactNode): ReactNode => (
    <div
      role="tabpanel"
      id={panelId(id, name)}
      aria-labelledby={tabId(id, name)}
      hidden={tab !== name}
      className={styles.open}
    >
      <Suspense fallback={<p role="status">Loading this part</p>}>{content}</Suspense>
    </div>
  );
  return (
    <>
      {venue.problem === undefined && (
        <Tabs id={id} label="Parts of the workbench" tabs={TABS} chosen={tab} onChoose={onTab} />
      )}
      <div ref={ref}>
        {/* Stays mounted: reports and filters would be lost. */}
        {panel(
          'check',
          <CheckPanel
            {...shared}
            shown={indexOf('finding')}
            onShow={(finding) => void showFinding(finding)}
          />,
        )}
        {panel(
          'explore',
          tab === 'explore' && (
            <ExplorePanel
              {...shared}
              exploration={exploration}
              onVenue={onVenue}
              onShow={() => showValue(exploration.shown, { isInView: false, isRequested: true })}
            />
          ),
        )}
        {panel(
          'compare',
          tab === 'compare' && (
            <ComparePanel
              venue={venue}
              client={client}
              state={comparison}
              shown={indexOf('difference')}
              onShow={(difference) => void showDifference(difference)}
              onOpen={(place) => {
                onTab('explore');
                exploration.open(place);
              }}
            />
          ),
        )}
      </div>
    </>
  );
}
