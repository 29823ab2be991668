import Link from '@docusaurus/Link';
import { type ReactNode, useState } from 'react';
import { showOwnVenue } from '@site/src/venue/own/switch-venue';
import { useOwnVenue } from '@site/src/venue/own/use-own-venue';
import type { OpenedVenue } from '../protocol';
import type { BenchClient } from '../workbench-client';
import styles from './styles.module.css';

type Props = { readonly venue: OpenedVenue; readonly client: BenchClient };

type Outcome =
  | { readonly state: 'none' | 'working' }
  | { readonly state: 'shown'; readonly name: string; readonly isStored: boolean }
  | { readonly state: 'refused'; readonly reason: string };

/** Switches all samples and tools of the portal to the open venue. */
export function ShowInSamples({ venue, client }: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const shown = useOwnVenue();
  const show = async (): Promise<void> => {
    setOutcome({ state: 'working' });
    try {
      setOutcome(await switchTo(client));
    } catch (error) {
      setOutcome({ state: 'refused', reason: (error as Error).message });
    }
  };
  // Another tab, or the banner, may have gone back.
  const isShown = outcome.state === 'shown' && shown !== undefined;
  return (
    <section aria-label="Samples" className={styles.downloads}>
      <h3>Show in samples</h3>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--primary"
          disabled={outcome.state === 'working'}
          onClick={() => void show()}
        >
          Show samples in this venue
        </button>
      </div>
      <p className={styles.hint}>
        Samples for Web SDK 6.0, the playground, the showcase and the tools then draw {venue.name}{' '}
        instead of the demo venues. The bundle stays in your browser.
      </p>
      <p role="status" className={styles.hint}>
        {outcome.state === 'working' && 'Preparing the venue'}
        {isShown && describe(outcome)}
      </p>
      {isShown && (
        <p className={styles.hint}>
          Try it: <Link to="/web-sdk/wayfinding">Wayfinding</Link>,{' '}
          <Link to="/playground">Playground</Link>, <Link to="/docs/tools/overview">Tools</Link>
        </p>
      )}
      {outcome.state === 'refused' && (
        <p role="alert" className={styles.note}>
          {outcome.reason}
        </p>
      )}
    </section>
  );
}

async function switchTo(client: BenchClient): Promise<Outcome> {
  const bundle = await client.picture();
  if (bundle.kind === 'too-large') {
    return {
      state: 'refused',
      reason: `This venue is too large for samples. ${bundle.reason}`,
    };
  }
  const name = await client.venueName();
  const blob = new Blob([bundle.bytes], { type: 'application/zip' });
  const { isStored } = await showOwnVenue(name, blob);
  return { state: 'shown', name, isStored };
}

function describe({ name, isStored }: Extract<Outcome, { state: 'shown' }>): string {
  if (isStored) return `Samples and tools now show ${name}.`;
  return (
    `Samples and tools now show ${name} until you close or reload this tab, because your browser ` +
    'did not store it. To keep the venue, allow this site to store data or free some space, then press the button again.'
  );
}
