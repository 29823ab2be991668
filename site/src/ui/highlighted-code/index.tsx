import { codeHighlighter } from './code-highlighter';
import type { CodeRun } from './code-run';
import { useEffect, useState } from 'react';

type Props = { readonly text: string; readonly language: string };

/** While an answer streams, its last code changes many times a second. */
const DEBOUNCE_MS = 150;

/** Code with the classes of its tokens; plain until it is complete and the highlighter has loaded. */
export default function HighlightedCode({ text, language }: Props) {
  const [done, setDone] = useState<{ readonly text: string; readonly runs: readonly CodeRun[] }>();
  useEffect(() => {
    let isOutdated = false;
    const highlight = async (): Promise<void> => {
      const runs = await codeHighlighter.highlight(text, language);
      if (runs && !isOutdated) setDone({ text, runs });
    };
    const timer = setTimeout(() => void highlight(), DEBOUNCE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [text, language]);
  if (!done || !text.startsWith(done.text)) return text;
  return (
    <>
      {done.runs.map((run, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other name.
        <span key={at} className={run.className}>
          {run.text}
        </span>
      ))}
      {text.slice(done.text.length)}
    </>
  );
}
