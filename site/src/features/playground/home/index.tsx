import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Suspense } from 'react';
import { lazyPart } from '@site/src/ui/lazy-part';
import type { Topic } from '../topics/topic';
import { TOPIC_SAMPLES } from '../topics/topic';
import { playgroundTable } from '../table';
import { TOPICS } from '../topics';
import Account from '@site/src/account/panel';
import styles from './styles.module.css';

const Workspace = lazyPart(() => import(/* webpackChunkName: "pg" */ '../workspace/Workspace'));

/** The list of topics, or the sample that a link from a guide or the showcase names. */
export default function PlaygroundHome() {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  // The query is not known at build time.
  const sample = isBrowser ? new URLSearchParams(search).get('sample') : null;
  return (
    <>
      {/* A program has the account in its toolbar. */}
      {sample === null && (
        <div className={styles.account}>
          <Account />
        </div>
      )}
      {sample !== null && (
        <Suspense fallback={<p role="status">Loading the program…</p>}>
          <Workspace key={sample} sample={sample} picture={undefined} />
        </Suspense>
      )}
      <ul className={styles.cards}>
        {TOPICS.map((topic) => (
          <Card key={topic.id} topic={topic} />
        ))}
      </ul>
    </>
  );
}

function Card({ topic: { id, title, variants } }: { readonly topic: Topic }) {
  const sample = `${TOPIC_SAMPLES}/${variants[0].sample}`;
  const folder = useBaseUrl(`/samples/${sample}`);
  const themes = playgroundTable.pictured.includes(sample) ? (['light', 'dark'] as const) : [];
  return (
    <li className={styles.card}>
      <Link to={`/playground/${id}`}>
        <span className={styles.picture}>
          {themes.map((theme) => (
            <img
              key={theme}
              className={styles[theme]}
              src={`${folder}/${theme}.webp`}
              alt=""
              width={1440}
              height={840}
              loading="lazy"
              decoding="async"
            />
          ))}
        </span>
        <strong>{title}</strong>
        <span className={styles.programs}>
          {variants.map((variant) => variant.title).join(' · ')}
        </span>
      </Link>
    </li>
  );
}
