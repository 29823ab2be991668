import { useColorMode } from '@docusaurus/theme-common';
import SelectField from '@site/src/ui/select-field';
import { useMapView } from '@site/src/venue/stage/use-map-view';
import type { BenchClient } from '../workbench-client';
import type { OpenedVenue } from '../protocol';
import { showPlace } from '../show-place';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CodeText } from './CodeText';
import { FocusCaption } from './FocusCaption';
import type { Focus } from './focus';
import { PlanPicture } from './PlanPicture';
import styles from './styles.module.css';
import { usePicture } from './use-picture';

type Props = {
  readonly venue: OpenedVenue;
  readonly client: BenchClient;
  readonly floorId: string;
  readonly onFloor: (floorId: string) => void;
  readonly focus: Focus | undefined;
  /** Returns to the finding that is shown. */
  readonly onBack: () => void;
};

/** The venue floor by floor, drawn by the Web SDK, or as a plain plan if the SDK cannot draw it. */
export default function MapPane({
  venue,
  client,
  floorId,
  onFloor,
  focus,
  onBack,
}: Props): ReactNode {
  const { name, floors, drawing } = venue;
  const { colorMode: theme } = useColorMode();
  const container = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(drawing === 'at-once');
  const isWanted = isAsked || focus !== undefined;
  const picture = usePicture({
    client,
    name,
    isWanted,
    floorId: drawing === 'by-floor' ? floorId : undefined,
  });
  const { map, failure } = useMapView(container, {
    bundle: picture.bundle,
    theme,
    hasLabels: true,
    // The venue defines its initial floor.
    onMap: (made) => {
      if (made && !focus) onFloor(made.floors.current.id);
    },
  });
  useEffect(() => map?.on('floor-change', ({ floor }) => onFloor(floor.id)), [map, onFloor]);
  useEffect(() => {
    if (!map || !focus || focus.place.kilometresAway !== undefined) return undefined;
    const clear = showPlace(map, focus.place);
    return () => {
      if (!map.isRemoved) clear();
    };
  }, [map, focus]);
  const choose = (id: string): void => {
    onFloor(id);
    if (!map || drawing === 'by-floor') return;
    void map.floors.set(id).then(() => map.camera.focusOn(map.floors.current));
  };
  const reason = picture.failure ?? failure;
  return (
    <>
      <div className={styles.bar}>
        <SelectField
          label="Floor"
          value={floorId}
          options={floors.map((floor) => [floor.id, floor.name])}
          onChange={choose}
        />
      </div>
      <div className={styles.frame}>
        <div ref={container} className={styles.canvas} />
        {!isWanted && (
          <div className={styles.message}>
            <button type="button" className="button button--primary" onClick={() => setAsked(true)}>
              Draw the map
            </button>
            <p>
              The file is large: the page may stop for a moment
              {drawing === 'by-floor' && ', and draws one floor at a time'}.
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
                ? 'This is too large for a map. '
                : 'A plain plan takes the place of the map. '}
              <CodeText text={reason} />
            </p>
          </div>
        )}
        {failure !== undefined && <PlanPicture client={client} floorId={floorId} />}
      </div>
      <FocusCaption focus={focus} floors={floors} hasMap={map !== undefined} onBack={onBack} />
    </>
  );
}
