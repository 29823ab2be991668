import { useColorMode } from '@docusaurus/theme-common';
import SelectField from '@site/src/ui/select-field';
import { useMapView } from '@site/src/venue/stage/use-map-view';
import type { BenchClient } from '../workbench-client';
import type { DrawnChange } from '../compare/comparison-protocol';
import type { OpenedVenue } from '../protocol';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CodeText } from './CodeText';
import { FocusCaption } from './FocusCaption';
import type { Focus } from './focus';
import { PlanPicture } from './PlanPicture';
import styles from './styles.module.css';
import { useKeptView } from './use-kept-view';
import { useMapMarks } from './use-map-marks';
import { usePicture } from './use-picture';

type Props = {
  readonly venue: OpenedVenue;
  readonly client: BenchClient;
  /** Number of edits of the venue. */
  readonly changes: number;
  readonly floorId: string;
  readonly onFloor: (floorId: string) => void;
  readonly focus: Focus | undefined;
  /** Differences from another venue on the floor. */
  readonly drawn: readonly DrawnChange[];
  /** Returns to the finding or value that is shown. */
  readonly onBack: () => void;
  /** The id of an element that the reader clicked. */
  readonly onPick: (id: string) => void;
};

/** The venue floor by floor, drawn by the Web SDK, or as a plain plan if the SDK cannot draw it. */
export default function MapPane({
  venue,
  client,
  changes,
  floorId,
  onFloor,
  focus,
  drawn,
  onBack,
  onPick,
}: Props): ReactNode {
  const { name, floors, drawing } = venue;
  const heading = useId();
  const { colorMode: theme } = useColorMode();
  const container = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(drawing === 'at-once');
  const isWanted = isAsked || focus?.isRequested === true;
  const restoreView = useKeptView();
  const picture = usePicture({
    client,
    name,
    isWanted,
    changes,
    floorId: drawing === 'by-floor' ? floorId : undefined,
  });
  const { map, failure } = useMapView(container, {
    bundle: picture.bundle,
    theme,
    hasLabels: true,
    // The venue defines its initial floor.
    onMap: (made) => {
      if (made) restoreView(made);
      if (made && !focus) onFloor(made.floors.current.id);
    },
  });
  useEffect(() => map?.on('click', ({ element }) => element && onPick(element.id)), [map, onPick]);
  useEffect(() => map?.on('floor-change', ({ floor }) => onFloor(floor.id)), [map, onFloor]);
  useMapMarks({ map, floorId, focus, drawn });
  const choose = (id: string): void => {
    onFloor(id);
    if (!map || drawing === 'by-floor') return;
    void map.floors.set(id).then(() => map.camera.focusOn(map.floors.current));
  };
  const reason = picture.failure ?? failure;
  return (
    <>
      <div className={styles.bar}>
        <h3 id={heading}>{floors.find(({ id }) => id === floorId)?.name ?? floorId}</h3>
        <SelectField
          label="Floor"
          value={floorId}
          options={floors.map((floor) => [floor.id, floor.name])}
          onChange={choose}
        />
      </div>
      <div
        role="group"
        aria-labelledby={heading}
        aria-busy={isWanted && !picture.isLatest}
        className={styles.frame}
      >
        <div ref={container} className={styles.canvas} />
        {!isWanted && (
          <div className={styles.message}>
            <button type="button" className="button button--primary" onClick={() => setAsked(true)}>
              Draw map
            </button>
            <p>
              The file is large, so the page may freeze for a moment
              {drawing === 'by-floor' && ' and draws one floor at a time'}.
            </p>
          </div>
        )}
        {isWanted && !map && reason === undefined && (
          <p role="status" className={styles.message}>
            Drawing the map
          </p>
        )}
        {reason !== undefined && (
          <div className={styles.message}>
            <p role="alert">
              {failure === undefined
                ? 'This file is too large for a map. '
                : 'A plain plan is shown instead of the map. '}
              <CodeText text={reason} />
            </p>
          </div>
        )}
        {failure !== undefined && <PlanPicture key={changes} client={client} floorId={floorId} />}
      </div>
      <FocusCaption focus={focus} floors={floors} hasMap={map !== undefined} onBack={onBack} />
    </>
  );
}
