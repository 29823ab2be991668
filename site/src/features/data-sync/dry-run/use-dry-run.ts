import useBaseUrl from '@docusaurus/useBaseUrl';
import type { FeedKind } from '@brand/data-sync';
import { useState } from 'react';
import { loadSample, venueOfSample } from './samples';
import { type CheckState, useFeedCheck } from './use-feed-check';

/** A file that is too long for a text field. */
export type LongFile = { readonly name: string; readonly text: string };

export type DryRunSession = {
  readonly kind: FeedKind;
  readonly setKind: (kind: FeedKind) => void;
  /** Id of the demo venue to compare with; empty for none. */
  readonly venue: string;
  readonly setVenue: (venue: string) => void;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly file: LongFile | undefined;
  /** Why the check did not run. */
  readonly problem: string | undefined;
  readonly check: CheckState;
  readonly run: () => void;
  readonly openFile: (file: File | undefined) => Promise<void>;
  readonly putFileAway: () => void;
  readonly openSample: () => Promise<void>;
};

/** The validator has the same limit, but only applies it after reading the file. */
const MAX_BYTES = 20_000_000;
/** Longer texts make a text field slow. */
const MAX_EDITABLE_LENGTH = 300_000;

export function useDryRun(firstKind: FeedKind): DryRunSession {
  const [kind, setKind] = useState(firstKind);
  const [venue, setVenue] = useState('');
  const [text, setText] = useState('');
  const [file, setFile] = useState<LongFile>();
  const [problem, setProblem] = useState<string>();
  const { check, ask, forget } = useFeedCheck();
  const venues = useBaseUrl('/venues/');

  const checkText = (content: string, against = venue): void => {
    setProblem(undefined);
    const address = `${venues}${against}/mvf-3.zip?key=demo`;
    void ask({
      text: content,
      kind,
      ...(against !== '' && { venue: new URL(address, window.location.href).href }),
    });
  };
  const refuse = (reason: string): void => {
    forget();
    setProblem(reason);
  };
  return {
    kind,
    setKind,
    venue,
    setVenue,
    text,
    setText,
    file,
    problem,
    check,
    run() {
      const content = file?.text ?? text;
      if (content.trim() !== '') checkText(content);
      else refuse('The feed is empty. Paste a feed, choose a file, or load the sample.');
    },
    async openFile(chosen) {
      if (!chosen) return;
      if (chosen.size > MAX_BYTES) {
        const size = megabytes(chosen.size);
        refuse(
          `${chosen.name} is too large: expected up to 20 MB, found ${size} MB. Split the feed into pages.`,
        );
        return;
      }
      const content = await chosen.text();
      const isLong = content.length > MAX_EDITABLE_LENGTH;
      setFile(isLong ? { name: chosen.name, text: content } : undefined);
      setText(isLong ? '' : content);
      checkText(content);
    },
    putFileAway() {
      setFile(undefined);
      forget();
    },
    async openSample() {
      const content = await loadSample(kind);
      const against = venueOfSample(kind);
      setFile(undefined);
      setText(content);
      setVenue(against);
      checkText(content, against);
    },
  };
}

export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
