import { useHitTags } from '../client/use-hit-tags';
import { isForBrowser } from '../client/use-open-hit';
import type { MouseEvent } from 'react';
import { type DialogCollection, type ListedItem, sourceOf } from './autocomplete';
import HitText from './HitText';
import { CloseIcon, PinIcon, RecentIcon } from './icons';
import type { Autocomplete } from './use-autocomplete';
import type { Stored } from './use-stored';

type Props = {
  readonly autocomplete: Autocomplete;
  readonly collection: DialogCollection;
  readonly stored: Stored;
  /** Announces a change to screen readers. */
  readonly onChange: (text: string) => void;
};

/**
 * Recent or favourite searches as a grid: each row is a link with buttons beside it. Buttons have
 * the titles of DocSearch 4, and their icons those of DocSearch 5, because external tests use both.
 */
export default function StoredList({ autocomplete, collection, stored, onChange }: Props) {
  const { source, items } = collection;
  if (items.length === 0) return null;
  const titleId = `docsearch-${source.sourceId}-title`;
  return (
    <section className="DocSearch-Hits">
      <div id={titleId} className="DocSearch-Hit-source">
        {sourceOf(collection).title}
      </div>
      <div {...autocomplete.api.getListProps({ source })} role="grid" aria-labelledby={titleId}>
        {items.map((item) => (
          <StoredRow
            key={item.objectID}
            item={item}
            autocomplete={autocomplete}
            collection={collection}
            stored={stored}
            onChange={onChange}
          />
        ))}
      </div>
    </section>
  );
}

type RowProps = Props & { readonly item: ListedItem };

function StoredRow({ item, autocomplete: { api, open }, collection, stored, onChange }: RowProps) {
  const tagsOf = useHitTags();
  const { source } = collection;
  const { onClick, onMouseDown, ...props } = api.getItemProps({ item, source });
  const isRecent = source.sourceId === 'recentSearches';
  return (
    <div {...props} role="row" className="DocSearch-Hit">
      <span role="gridcell" className="DocSearch-Hit-cell">
        <a
          href={item.address}
          tabIndex={-1}
          onMouseDown={onMouseDown}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => {
            onClick(event);
            if (isForBrowser(event)) return;
            event.preventDefault();
            open(item.address);
          }}
        >
          <span className="DocSearch-Hit-icon">{isRecent ? <RecentIcon /> : <PinIcon />}</span>
          <HitText hit={item} tags={tagsOf(item.address)} />
        </a>
      </span>
      <span role="gridcell" className="DocSearch-Hit-action">
        {isRecent && (
          <button
            type="button"
            className="DocSearch-Hit-action-button"
            title="Save this search"
            onClick={() => {
              stored.favorite.add(item);
              stored.recent.remove(item);
              onChange('Pinned');
            }}
          >
            <span title="Pin this search">
              <PinIcon />
            </span>
          </button>
        )}
        <button
          type="button"
          className="DocSearch-Hit-action-button"
          title={isRecent ? 'Remove this search from history' : 'Remove this search from favorites'}
          onClick={() => {
            (isRecent ? stored.recent : stored.favorite).remove(item);
            onChange('Removed');
          }}
        >
          {isRecent ? (
            <CloseIcon />
          ) : (
            <span title="Remove this saved search">
              <CloseIcon />
            </span>
          )}
        </button>
      </span>
    </div>
  );
}
