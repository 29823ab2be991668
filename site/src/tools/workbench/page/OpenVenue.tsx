import type { BenchClient } from '../workbench-client';
import type { ListedFinding, OpenedVenue } from '../protocol';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { ConversionReport } from './ConversionReport';
import { Downloads } from './Downloads';
import { Findings } from './Findings';
import styles from './styles.module.css';
import type { Focus } from './focus';

type Props = { readonly venue: OpenedVenue; readonly client: BenchClient };

const MapPane = lazy(() => import('./MapPane'));

/** An open file: its map, findings, conversion report and downloads. */
export function OpenVenue({ venue, client }: Props): ReactNode {
  const { floors, problem, leftOut, conversion } = venue;
  const [floorId, setFloorId] = useState(floors[0]?.id ?? '');
  const [focus, setFocus] = useState<Focus>();
  const [failure, setFailure] = useState<string>();
  const map = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const show = useCallback(
    async (finding: ListedFinding): Promise<void> => {
      try {
        const place = await client.place(finding.index);
        if (!place) return;
        setFailure(undefined);
        setFocus({ place, finding });
        if (place.floorId !== undefined) setFloorId(place.floorId);
        map.current?.scrollIntoView({ block: 'nearest' });
      } catch (error) {
        setFailure((error as Error).message);
      }
    },
    [client],
  );
  return (
    <div className={styles.open}>
      {leftOut.length > 0 && (
        <p className={styles.note}>
          Not part of the map and the downloads, for they cannot be read: {leftOut.join(', ')}.
        </p>
      )}
      {problem === undefined ? (
        <div ref={map} className={styles.map}>
          <Suspense fallback={<p role="status">Loading the map</p>}>
            <MapPane
              venue={venue}
              client={client}
              floorId={floorId}
              onFloor={setFloorId}
              focus={focus}
              onBack={() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()}
            />
          </Suspense>
        </div>
      ) : (
        <p className={styles.note}>{problem}</p>
      )}
      {failure !== undefined && (
        <p role="alert" className={styles.note}>
          {failure}
        </p>
      )}
      <Findings
        ref={list}
        venue={venue}
        client={client}
        shown={focus?.finding.index}
        onShow={(finding) => void show(finding)}
      />
      {conversion && <ConversionReport venue={venue} conversion={conversion} />}
      {problem === undefined && <Downloads venue={venue} client={client} floorId={floorId} />}
    </div>
  );
}
