import { useStorageSlot } from '@docusaurus/theme-common';
import { type ComponentType, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PaneProps } from './pane';
import type { Stop } from './stop';
import { useIsSupported } from './use-is-supported';
import styles from './styles.module.css';

type Props = {
  /** The list of `Stop` as JSON, from `node/remark-guided-map.ts`. */
  readonly stops: string;
};

/** Opens the map beside the text of a guide. The choice applies to all guides, and is stored. */
export default function GuidedMap({ stops: text }: Props) {
  const stops = useMemo(() => JSON.parse(text) as readonly Stop[], [text]);
  const isSupported = useIsSupported();
  const [stored, slot] = useStorageSlot('docusaurus.guided-map');
  // Without storage, the choice lasts as long as the page.
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? stored === 'open';
  const button = useRef<HTMLButtonElement>(null);
  const { Pane, hasFailed } = usePane(isOpen && isSupported);

  const choose = (next: boolean): void => {
    setChosen(next);
    slot.set(next ? 'open' : 'closed');
  };
  const close = (): void => {
    choose(false);
    // The focused button disappears with the pane.
    button.current?.focus({ preventScroll: true });
  };
  useMarkedDocument(isOpen && !hasFailed);

  return (
    <div className={styles.control} data-guided-map-control="">
      <button
        ref={button}
        type="button"
        className="button button--secondary button--sm"
        aria-expanded={isOpen && isSupported}
        onClick={() => choose(!isOpen)}
      >
        {isOpen ? 'Hide the map' : 'Show the map beside the text'}
      </button>
      {isOpen && hasFailed && (
        <p role="alert">
          The map did not load. Check your connection, then hide and show the map again.
        </p>
      )}
      {isOpen && isSupported && Pane && (
        <Pane stops={stops} isAsked={chosen === true} onClose={close} />
      )}
    </div>
  );
}

/** Loads the pane when it is needed, and again if that failed and the reader opens it again. */
function usePane(isNeeded: boolean): {
  readonly Pane?: ComponentType<PaneProps> | undefined;
  readonly hasFailed: boolean;
} {
  const [Pane, setPane] = useState<ComponentType<PaneProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const module = await import(/* webpackChunkName: "guided-map" */ './pane');
        if (isGone) return;
        setFailed(false);
        setPane(() => module.default);
      } catch {
        if (!isGone) setFailed(true);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return { Pane, hasFailed };
}

/**
 * Styles make room for the pane while the document is marked. The early script sets a mark that this
 * keeps, because React reads the stored choice after the first paint.
 */
function useMarkedDocument(isMarked: boolean): void {
  useLayoutEffect(() => {
    if (!isMarked) return undefined;
    const { dataset } = document.documentElement;
    dataset['guidedMap'] = 'open';
    return () => {
      delete dataset['guidedMap'];
    };
  }, [isMarked]);
}
