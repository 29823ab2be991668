import { suggestIds } from '@brand/reference/search';
import KindBadge from '../kind-badge';
import { type LoadedIndex, loadIndex } from '../load-reference';
import type { PublishedReference } from '../published';
import { REFERENCES } from '../table';
import { useEffect, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly reference: PublishedReference;
  readonly index: LoadedIndex;
  readonly id: string;
};

/** Shown for a link to an unknown symbol: similar names, and versions that have it. */
export default function NotFound({ reference, index, id }: Props) {
  const near = suggestIds(id, index.byId.keys());
  const others = useOtherVersions(reference, id);
  return (
    <div>
      <h2 id={id} tabIndex={-1} className={styles.missing}>
        No symbol <code>{id}</code>
      </h2>
      <p>
        {reference.title} has no symbol with this name. It may belong to another version, or the
        link may contain a typo.
      </p>
      {others.length > 0 && (
        <p className={styles.note}>
          Found in{' '}
          {others.map(({ title, page }, at) => (
            <span key={page}>
              {at > 0 && ', '}
              <a href={`${page}#${encodeURIComponent(id)}`}>{title}</a>
            </span>
          ))}
          .
        </p>
      )}
      {near.length > 0 && (
        <>
          <h3>Similar names</h3>
          <ul className={styles.links}>
            {near.map((each) => (
              <li key={each}>
                <a href={`#${encodeURIComponent(each)}`}>
                  <KindBadge kind={index.byId.get(each)?.kind ?? 'type'} />
                  <code>{each}</code>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={reference.page}>All symbols of {reference.title}</a>
      </p>
    </div>
  );
}

function useOtherVersions(reference: PublishedReference, id: string): PublishedReference[] {
  const [others, setOthers] = useState<PublishedReference[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const candidates = REFERENCES.filter(
      ({ sdk, version }) => sdk === reference.sdk && version !== reference.version,
    );
    void Promise.all(
      candidates.map((each) =>
        loadIndex(each).then(
          ({ byId }) => byId.has(id),
          () => false,
        ),
      ),
    ).then((found) => isCurrent && setOthers(candidates.filter((_, at) => found[at])));
    return () => {
      isCurrent = false;
    };
  }, [reference, id]);
  return others;
}
