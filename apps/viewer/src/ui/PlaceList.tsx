import type { Location } from '@brand/web-sdk';
import type { ReactNode } from 'react';
import { PlaceButton } from './PlaceButton.tsx';
import { useSnapshot } from './session-context.ts';
import { useNow } from './use-now.ts';

type PlaceListProps = {
  readonly places: readonly Location[];
  readonly query: string;
  readonly onChoose: (place: Location) => void;
};

export function PlaceList({ places, query, onChoose }: PlaceListProps): ReactNode {
  const { texts, language } = useSnapshot();
  const now = useNow();
  const count = texts.places(
    new Intl.NumberFormat(language).format(places.length),
    new Intl.PluralRules(language).select(places.length),
  );
  return (
    <>
      <p className="vw-note" role="status">
        {places.length === 0 ? texts.nothingFound(query) : count}
      </p>
      <ul className="vw-list">
        {places.map((place) => (
          <li key={place.id}>
            <PlaceButton place={place} now={now} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}
