import { describeHit, excerptOf } from '@brand/wire/results';
import HighlightedText from '../client/HighlightedText';
import HitTitle from '../client/HitTitle';
import { useHitTags } from '../client/use-hit-tags';
import { isForBrowser, useHitAddress, useOpenAddress } from '../client/use-open-hit';
import { useEffect, useRef } from 'react';
import styles from './styles.module.css';
import type { ResultHit } from './use-results';

type Props = {
  readonly hits: readonly ResultHit[];
  /** Index of the result to focus: the first of the page just loaded. */
  readonly focusAt: number | undefined;
  readonly onOpen: (hit: ResultHit, position: number) => void;
};

/** Results with title, kind, SDK and version, and an excerpt. */
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
  readonly hit: ResultHit;
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
  const tags = tagsOf(address);
  // Pages of several SDKs have the same title, so the latest version is named too.
  const version = tags.sdk === undefined ? undefined : (tags.version ?? hit.version);
  const { title, place, snippet } = describeHit(hit, { ...tags, ...(version && { version }) });
  const excerpt = snippet ?? excerptOf(hit);
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
          <HitTitle hit={hit} parts={title} />
        </a>
        {hit.symbolKind && <small>{hit.symbolKind}</small>}
      </h2>
      <p className={styles.place}>{place}</p>
      {excerpt && (
        <p className={styles.snippet}>
          {hit.kind === 'code' ? (
            <code>
              <HighlightedText parts={excerpt} />
            </code>
          ) : (
            <HighlightedText parts={excerpt} />
          )}
        </p>
      )}
    </li>
  );
}
