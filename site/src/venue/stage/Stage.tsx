import { useColorMode } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import { type ReactNode, useRef } from 'react';
import { FloorSwitch } from './FloorSwitch';
import type { VenueStageProps } from './venue-stage-props';
import styles from './styles.module.css';
import { useMapView } from './use-map-view';

/** The map itself, or a message while it is missing. */
export default function Stage(props: VenueStageProps): ReactNode {
  const { bundle, problem, onMap, theme, hasLabels = true } = props;
  const container = useRef<HTMLDivElement>(null);
  const { colorMode } = useColorMode();
  const { map, failure } = useMapView(container, {
    bundle,
    onMap,
    theme: theme ?? colorMode,
    hasLabels,
  });
  const reason = problem ?? failure;
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>{map && <FloorSwitch map={map} />}</div>
      <div className={styles.frame}>
        <div ref={container} className={styles.map} />
        {reason !== undefined && (
          <div className={styles.message} role="alert">
            <p>{reason}</p>
            {problem === undefined && (
              <Link to="/web-sdk/getting-started">Troubleshoot a blank map</Link>
            )}
          </div>
        )}
        {reason === undefined && !map && (
          <p className={styles.message} role="status">
            {bundle ? 'Drawing the map' : 'Opening the venue'}
          </p>
        )}
      </div>
    </div>
  );
}
