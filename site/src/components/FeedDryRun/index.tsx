import useBaseUrl from '@docusaurus/useBaseUrl';
import type { FeedKind } from '@brand/data-sync';
import { DEMO_VENUES } from '@site/src/playground/venue/demo-venues';
import clsx from 'clsx';
import {
  type ChangeEvent,
  type DragEvent,
  type FormEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { CheckResult } from './CheckResult';
import { KIND_LABELS, KINDS } from './kinds';
import { loadSample, venueOfSample } from './samples';
import styles from './styles.module.css';
import { useFeedCheck } from './use-feed-check';

type Props = {
  /** The only kind that can be checked here; all without it. */
  readonly kind?: FeedKind;
};

/** A file of the reader's, which is too long for a text field. */
type OpenFile = { readonly name: string; readonly text: string };

/** What the check refuses too, but only after it was read. */
const LARGEST_BYTES = 20_000_000;
/** Longer texts make a text field slow. */
const LONGEST_EDITABLE = 300_000;

/** Checks a feed and shows what it would change. Nothing leaves the browser. */
export default function FeedDryRun({ kind: fixedKind }: Props): ReactNode {
  const [kind, setKind] = useState<FeedKind>(fixedKind ?? 'location');
  const [venue, setVenue] = useState('');
  const [text, setText] = useState('');
  const [file, setFile] = useState<OpenFile>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const { check, ask, forget } = useFeedCheck();
  const venues = useBaseUrl('/venues/');
  const hintId = useId();

  const run = (content: string, feedKind = kind, against = venue): void => {
    setProblem(undefined);
    void ask({
      text: content,
      kind: feedKind,
      ...(against !== '' && {
        venue: new URL(`${venues}${against}/mvf-3.zip?key=demo`, window.location.href).href,
      }),
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const content = file?.text ?? text;
    if (content.trim() !== '') return run(content);
    forget();
    setProblem('There is nothing to check yet. Paste a feed, choose a file, or load the sample.');
  };
  const openFile = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    if (chosen.size > LARGEST_BYTES) {
      forget();
      setProblem(
        `${chosen.name} has ${megabytes(chosen.size)} MB. A feed has at most 20 MB: split it into pages.`,
      );
      return;
    }
    const content = await chosen.text();
    const isLong = content.length > LONGEST_EDITABLE;
    setFile(isLong ? { name: chosen.name, text: content } : undefined);
    setText(isLong ? '' : content);
    run(content);
  };
  const useSample = async (): Promise<void> => {
    const content = await loadSample(kind);
    const against = venueOfSample(kind);
    setFile(undefined);
    setText(content);
    setVenue(against);
    run(content, kind, against);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void openFile(event.dataTransfer.files[0]);
  };
  return (
    <form
      className={clsx(styles.dryRun, isOver && styles.over)}
      aria-label="Dry run of a feed"
      onSubmit={submit}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.choices}>
        {fixedKind === undefined && (
          <label>
            Kind of feed
            <select
              value={kind}
              onChange={({ currentTarget }) => setKind(currentTarget.value as FeedKind)}
            >
              {KINDS.map((each) => (
                <option key={each} value={each}>
                  {KIND_LABELS[each]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          Compare with
          <select value={venue} onChange={({ currentTarget }) => setVenue(currentTarget.value)}>
            <option value="">No venue</option>
            {DEMO_VENUES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className={styles.field}>
        Feed
        {file ? (
          <output className={styles.file}>
            {file.name}, {megabytes(file.text.length)} MB
          </output>
        ) : (
          <textarea
            rows={8}
            spellCheck={false}
            aria-describedby={hintId}
            placeholder={`{ "kind": "${kind}", "version": "1.0", "items": [ … ] }`}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </label>
      <p id={hintId} className={styles.hint}>
        Paste the text, or drop a file here. The check runs in your browser; your feed is sent
        nowhere.
      </p>
      <div className={styles.actions}>
        <button type="submit" className="button button--primary">
          Check
        </button>
        <button type="button" className="button button--secondary" onClick={() => void useSample()}>
          Load the sample
        </button>
        <label className={clsx('button button--secondary', styles.choose)}>
          Choose a file
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
              void openFile(currentTarget.files?.[0]);
              // The same file again is a choice too: it may have changed.
              currentTarget.value = '';
            }}
          />
        </label>
        {file && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              setFile(undefined);
              forget();
            }}
          >
            Put the file away
          </button>
        )}
      </div>
      <CheckResult check={check} problem={problem} />
    </form>
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
