import MDXContent from '@theme/MDXContent';
import { canAutoStart } from '@site/src/samples/can-auto-start';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import AboutCode from './AboutCode';
import Hero from './Hero';
import LoadFailure from './LoadFailure';
import type { LiveProps } from './live/live-props';
import Picture from './Picture';
import SdkLinks from './SdkLinks';
import Segments from './Segments';
import { HOME_VENUES } from './venues';
import styles from './styles.module.css';

const Live = lazy<ComponentType<LiveProps>>(() =>
  import(/* webpackChunkName: "home-live" */ './live').catch(() => ({ default: LoadFailure })),
);

/** `offered`: the map would cost too much, or move, so it starts on request. */
type Start = 'undecided' | 'offered' | 'started';

/** The first screen: a picture that becomes a live map, and the code that draws it. */
export default function LiveMap() {
  const [venue, setVenue] = useState(HOME_VENUES[0]);
  const [start, setStart] = useState<Start>('undecided');
  // The live parts are rendered into these.
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [code, setCode] = useState<HTMLElement | null>(null);

  useEffect(() => {
    let isGone = false;
    const decide = async (): Promise<void> => {
      const next = (await canAutoStart()) ? 'started' : 'offered';
      if (!isGone) setStart((now) => (now === 'undecided' ? next : now));
    };
    void decide();
    return () => {
      isGone = true;
    };
  }, []);

  const choose = (id: string): void =>
    setVenue(HOME_VENUES.find((each) => each.id === id) ?? HOME_VENUES[0]);
  const startButton = (label: string) =>
    start === 'offered' && (
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={() => setStart('started')}
      >
        {label}
      </button>
    );
  // Not in a boundary at first: React would hide the code until scripts run.
  const written = (
    <MDXContent>
      <venue.Code />
    </MDXContent>
  );
  return (
    <div className={styles.layout}>
      <Hero />
      <section className={styles.map} aria-label="Map">
        <div className={styles.bar}>
          <Segments
            label="Venue"
            options={HOME_VENUES.map(({ id, label }) => [id, label])}
            value={venue.id}
            onChange={choose}
          />
        </div>
        <div className={styles.stage}>
          <Picture venue={venue} />
          {start === 'started' && bar && code && (
            <Suspense>
              <Live sample={venue.sample} {...{ bar, code }} />
            </Suspense>
          )}
        </div>
        <div ref={setBar} className={styles.bar}>
          {startButton('Start the live map')}
        </div>
      </section>
      <SdkLinks />
      <AboutCode sample={venue.sample} />
      <section ref={setCode} className={styles.code} aria-label="Code">
        {start !== 'started' && (
          <div className={styles.codeBar}>
            <span className={styles.file}>main.ts</span>
            {startButton('Edit the code')}
          </div>
        )}
        <div className={styles.plainCode}>
          {venue === HOME_VENUES[0] ? written : <Suspense>{written}</Suspense>}
        </div>
      </section>
    </div>
  );
}
