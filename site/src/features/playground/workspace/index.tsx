import BrowserOnly from '@docusaurus/BrowserOnly';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@site/src/ui/lazy-part';
import Picture from './Picture';
import barStyles from './bar.module.css';
import editorStyles from './editor.module.css';
import mapStyles from './map.module.css';
import styles from './styles.module.css';

const Workspace = lazyPart(() => import(/* webpackChunkName: "pg" */ './Workspace'));

type Props = {
  readonly topic: string;
  /** Path of its first sample, below `examples/`. */
  readonly sample: string;
  readonly alt: string;
  /** Whether the build has an image of it. */
  readonly hasPicture?: boolean;
  /** The static code, for readers without scripts and until the editor has loaded. */
  readonly children: ReactNode;
};

/** A topic of the playground: a static image and code that become interactive. */
export default function Playground({ topic, sample, alt, hasPicture, children }: Props) {
  const folder = useBaseUrl(`/samples/${sample}`);
  const picture = hasPicture ? { folder, alt } : undefined;
  const still = (
    <div className={styles.workspace} data-still="">
      <div className={barStyles.bar} />
      <div className={styles.editorPane}>
        <div className={editorStyles.files} />
        <div className={editorStyles.code}>{children}</div>
      </div>
      <div className={styles.mapPane}>
        <div className={mapStyles.stage}>{picture && <Picture {...picture} />}</div>
      </div>
    </div>
  );
  return (
    <BrowserOnly fallback={still}>
      {() => (
        <Suspense fallback={still}>
          <Workspace key={topic} {...{ topic, picture }}>
            {children}
          </Workspace>
        </Suspense>
      )}
    </BrowserOnly>
  );
}
