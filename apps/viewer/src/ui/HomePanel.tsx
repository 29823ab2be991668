import type { Category } from '@brand/web-sdk';
import { type ReactNode, useState } from 'react';
import { Icon } from './Icon.tsx';
import { listCategories } from './list-places.ts';
import { PlaceList } from './PlaceList.tsx';
import { SearchField } from './SearchField.tsx';
import { useSession, useSnapshot } from './session-context.ts';
import { usePlaces } from './use-places.ts';

/** Search and categories, and the matching places. */
export function HomePanel(): ReactNode {
  const session = useSession();
  const { texts } = useSnapshot();
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<Category>();
  const places = usePlaces(query, category);
  const categories = listCategories(session.venue);
  const isAsked = query.trim() !== '' || category !== undefined;
  return (
    <>
      <SearchField label={texts.searchHint} value={query} onChange={setQuery} />
      {category && (
        <button type="button" className="vw-back" onClick={() => setCategory(undefined)}>
          <Icon name="back" /> {category.name}
        </button>
      )}
      {/* Hidden while searching, so that the keyboard reaches the results directly. */}
      {!isAsked && (
        <ul className="vw-chips" aria-label={texts.categories}>
          {categories.map((each) => (
            <li key={each.id}>
              <button type="button" className="vw-chip" onClick={() => setCategory(each)}>
                {each.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Hidden on small screens, where the map is worth more than an unrequested list. */}
      <div className={isAsked ? undefined : 'vw-unasked'}>
        <PlaceList places={places} query={query} onChoose={(place) => session.choosePlace(place)} />
      </div>
    </>
  );
}
