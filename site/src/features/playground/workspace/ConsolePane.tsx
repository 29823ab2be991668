import { useEffect, useRef } from 'react';
import type { Playing } from './use-session';
import barStyles from './bar.module.css';
import paneStyles from './panes.module.css';

type Props = Playing & { readonly goTo: (file: string, line: number) => void };

/** Problems and console output. */
export default function ConsolePane({ session, state, goTo }: Props) {
  const { problems, log } = state;
  const list = useRef<HTMLDivElement>(null);
  const { lines } = log;
  useEffect(() => {
    if (lines.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  const isEmpty = problems.length === 0 && log.lines.length === 0;
  return (
    <>
      <div className={paneStyles.paneHead}>
        <h2>Console</h2>
        {log.lines.length > 0 && (
          <button type="button" className={barStyles.button} onClick={() => session.clearConsole()}>
            Clear
          </button>
        )}
      </div>
      <div
        ref={list}
        className={paneStyles.lines}
        role="log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: the keyboard must reach it.
        tabIndex={0}
        aria-label="Console output"
      >
        {isEmpty && (
          <p className={paneStyles.empty}>
            What the program writes with <code>console.log</code>, and what goes wrong, shows here.
          </p>
        )}
        {problems.map(({ id, message, place }) => (
          <p key={id} className={paneStyles.line} data-level="error">
            <span>{message}</span>
            {place && (
              <button
                type="button"
                className={paneStyles.place}
                onClick={() => goTo(place.file, place.line)}
              >
                {place.file}:{place.line}
              </button>
            )}
          </p>
        ))}
        {log.left > 0 && (
          <p className={paneStyles.empty}>{log.left.toLocaleString('en')} more lines not shown.</p>
        )}
        {log.lines.map(({ id, level, text, times }) => (
          <p key={id} className={paneStyles.line} data-level={level}>
            <span>{text}</span>
            {times > 1 && <span className={paneStyles.count}>{times}</span>}
          </p>
        ))}
      </div>
    </>
  );
}
