import { lazy, type ReactNode, Suspense, useState } from 'react';
import styles from './styles.module.css';

/** What the reader can try. */
export type DemoKind = 'link' | 'messages' | 'minimap' | 'private';
export type DemoProps = { readonly venue: string };

type Props = DemoProps & { readonly kind: DemoKind };

const DEMOS = {
  link: lazy(() => import('./LinkDemo')),
  messages: lazy(() => import('./MessagesDemo')),
  minimap: lazy(() => import('./MinimapDemo')),
  private: lazy(() => import('./PrivateDemo')),
};

/** The viewer at work in a page. It loads when it is asked for: a map is larger than its page. */
export default function ViewerDemo({ kind, venue }: Props): ReactNode {
  const [isStarted, setIsStarted] = useState(false);
  const Demo = DEMOS[kind];
  return (
    <section className={styles.demo} aria-label="The viewer at work">
      {isStarted ? (
        <Suspense fallback={<p role="status">Loading the demo</p>}>
          <Demo venue={venue} />
        </Suspense>
      ) : (
        <div className={styles.start}>
          <button
            type="button"
            className="button button--primary"
            onClick={() => setIsStarted(true)}
          >
            Start the demo
          </button>
          <p>Loads the viewer and a demo venue.</p>
        </div>
      )}
    </section>
  );
}
