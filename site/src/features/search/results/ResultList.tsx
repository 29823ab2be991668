import { describeHit, type DocsHit } from '@brand/wire/results';
import HighlightedText from '../client/HighlightedText';
import { useHitTags } from '../client/use-hit-tags';
import { isForBrowser, useHitAddress, useOpenAddress } from '../client/use-open-hit';
import { useEffect, useRef } from 'react';
import styles from './styles.module.css';
import type { FoundHit } from './use-results';

type Props = {
  readonly hits: readonly FoundHit[];
  /** Index of the result to focus: the first of the page just loaded. */
  readonly focusAt: number | undefined;
  readonly onOpen: (hit: FoundHit, position: number) => void;
};

/** Results with title, text, and SDK and version. */
export default function ResultList({ hits, focusAt, onOpen }: Props) {
  return (
    <ol className={styles.results}>
      {hits.map((hit, at) => (
        <Result
          key={hit.objectID}
          hit={hit}
          isFocused={at === focusAt}
          onOpen={() => onOpen(hit, at + 1)}
        />
      ))}
    </ol>
  );
}

type ResultProps = {
  readonly hit: DocsHit;
  readonly isFocused: boolean;
  readonly onOpen: () => void;
};

function Result({ hit, isFocused, onOpen }: ResultProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const addressOf = useHitAddress();
  const tagsOf = useHitTags();
  const open = useOpenAddress();
  useEffect(() => {
    if (isFocused) link.current?.focus();
  }, [isFocused]);
  const address = addressOf(hit);
  if (address === undefined) return null;
  const { title, place, snippet } = describeHit(hit, tagsOf(address));
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <a
          ref={link}
          href={address}
          onClick={(event) => {
            onOpen();
            if (isForBrowser(event)) return;
            event.preventDefault();
            open(address);
          }}
        >
          <HighlightedText parts={title} />
        </a>
      </h2>
      <p className={styles.place}>{place}</p>
      {snippet !== undefined && (
        <p className={styles.snippet}>
          <HighlightedText parts={snippet} />
        </p>
      )}
    </li>
  );
}
