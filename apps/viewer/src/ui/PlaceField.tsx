import type { Location } from '@brand/web-sdk';
import { type ReactNode, useState } from 'react';
import { Icon } from './Icon.tsx';
import { PlaceList } from './PlaceList.tsx';
import { SearchField } from './SearchField.tsx';
import { useSnapshot } from './session-context.ts';
import { usePlaces } from './use-places.ts';

type PlaceFieldProps = {
  readonly label: string;
  readonly place: Location | undefined;
  readonly onChange: (place: Location | undefined) => void;
};

/** One end of the directions: the chosen place, or a search field. */
export function PlaceField({ label, place, onChange }: PlaceFieldProps): ReactNode {
  const { texts } = useSnapshot();
  const [query, setQuery] = useState('');
  const places = usePlaces(query);
  if (place) {
    return (
      <div className="vw-end">
        <span className="vw-end-label">{label}</span>
        <span className="vw-end-name">{place.name}</span>
        <button
          type="button"
          className="vw-round"
          aria-label={`${texts.close}: ${label}`}
          onClick={() => onChange(undefined)}
        >
          <Icon name="close" />
        </button>
      </div>
    );
  }
  return (
    <div className="vw-end-search">
      <span className="vw-end-label">{label}</span>
      <SearchField label={`${label}: ${texts.choosePlace}`} value={query} onChange={setQuery} />
      {query.trim() !== '' && <PlaceList places={places} query={query} onChoose={onChange} />}
    </div>
  );
}
