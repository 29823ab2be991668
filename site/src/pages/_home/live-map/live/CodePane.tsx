import type { Playing } from '@site/src/features/playground/workspace/use-session';
import { useCodeEditor } from '@site/src/features/playground/workspace/use-code-editor';
import { useEffect, useRef, useState } from 'react';
import styles from '../styles.module.css';

type Props = Playing & {
  /** Scrolls to the map. */
  readonly showMap: () => void;
};

/** The editor over the code of the page, with its controls above and its problem below. */
export default function CodePane({ session, state, showMap }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(host);
  const { hasMap, phase, isEdited, notice, problems, file } = state;
  // The map comes first.
  const [mayLoad, setMayLoad] = useState(false);
  if (!mayLoad && isSeen && (hasMap || phase === 'failed')) setMayLoad(true);
  const editor = useCodeEditor({ host, session, state, mayLoad, tabKey: 'leaves' });
  const problem = problems.at(-1);
  return (
    <>
      <div className={styles.codeBar}>
        <span className={styles.file}>{file || 'main.ts'}</span>
        <span className={styles.result} role="status">
          {isEdited && resultOf(state)}
        </span>
        {isEdited && (
          <button type="button" className={styles.button} onClick={() => session.reset()}>
            Reset
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            void session.run();
            showMap();
          }}
        >
          Run
        </button>
      </div>
      <div ref={host} className={styles.editor} data-editor={editor ? '' : undefined} />
      {hasMap && problem && (
        <p className={styles.problem} role="alert">
          {problem.place && (
            <button
              type="button"
              className={styles.place}
              onClick={() => editor?.goTo(problem.place?.line ?? 1)}
            >
              {`${problem.place.file}, line ${problem.place.line}`}
            </button>
          )}{' '}
          {problem.message}
        </p>
      )}
      {isEdited && notice && <p className={styles.notice}>{notice}</p>}
    </>
  );
}

function resultOf({ phase, problems }: Playing['state']): string {
  if (phase === 'loading') return 'Running…';
  return problems.length > 0
    ? 'The map shows the last version that worked.'
    : 'The map runs your code.';
}

/** Whether an element is or has been in view. */
function useIsSeen(element: { readonly current: HTMLElement | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
