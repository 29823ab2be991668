import { useStorageSlot } from '@docusaurus/theme-common';
import { canAutoStart } from '@site/src/samples/can-auto-start';
import { useSampleVenue } from '@site/src/samples/own-venue/use-sample-venue';
import { useFocusRecovery } from '@site/src/ui/click-to-load/use-focus-recovery';
import { useEffect, useMemo, useRef, useState } from 'react';
import MapStage from './MapStage';
import type { Stop } from '../stop';
import { useCurrentStop } from './use-current-stop';
import styles from './styles.module.css';

export type PaneProps = {
  readonly stops: readonly Stop[];
  /** Whether the reader opened it on this page, so that maps may start on any device. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
};

/** The map beside the text, and a bar that names its section and leads to the others. */
export default function Pane({ stops, isAsked, onClose }: PaneProps) {
  const [current, goTo] = useCurrentStop(stops);
  const [isStarted, setStarted] = useState(isAsked);
  const [variant] = useStorageSlot('docusaurus.tab.sample');
  const titles = useMemo(() => stops.map(titleOf), [stops]);
  const stop = stops[current];
  const venue = useSampleVenue(stop?.sample ?? '');
  const rail = useRef<HTMLElement>(null);
  useFocusRecovery(rail);

  useEffect(() => {
    let isGone = false;
    void canAutoStart().then((can) => can && !isGone && setStarted(true));
    return () => {
      isGone = true;
    };
  }, []);

  if (!stop) return null;
  const shown = stop.variants.find((name) => name === variant) ?? stop.variants[0] ?? 'main';
  return (
    <section ref={rail} className={styles.rail} aria-label="Map of this guide" tabIndex={-1}>
      <div className={styles.pane}>
        <MapStage
          stop={stop}
          variant={shown}
          title={titles[current] ?? ''}
          venue={venue}
          isStarted={isStarted}
          onStart={() => setStarted(true)}
        />
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.step}
            disabled={current === 0}
            onClick={() => goTo(current - 1)}
          >
            <span aria-hidden="true">↑</span>
            <span className="visually-hidden">Previous section</span>
          </button>
          <button
            type="button"
            className={styles.step}
            disabled={current === stops.length - 1}
            onClick={() => goTo(current + 1)}
          >
            <span aria-hidden="true">↓</span>
            <span className="visually-hidden">Next section</span>
          </button>
          <select
            className={styles.sections}
            aria-label="Section on the map"
            value={current}
            onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
          >
            {titles.map((title, index) => (
              <option key={stops[index]?.id} value={index}>
                {title}
              </option>
            ))}
          </select>
          <button type="button" className={styles.step} onClick={onClose}>
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">Hide the map</span>
          </button>
        </div>
      </div>
    </section>
  );
}

/** Headings contain a link to themselves. */
function titleOf({ id }: Stop): string {
  const heading = id === '' ? document.querySelector('article h1') : document.getElementById(id);
  const text = heading?.cloneNode(true) as HTMLElement | undefined;
  text?.querySelector('.hash-link')?.remove();
  return text?.textContent?.trim() ?? '';
}
