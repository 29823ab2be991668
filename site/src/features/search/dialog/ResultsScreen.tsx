import type { SearchFilters } from '@brand/wire/results';
import { useHitTags } from '../client/use-hit-tags';
import AskAiEntry from './AskAiEntry';
import { ASK_SOURCE, type DialogCollection, type ListedItem, sourceOf } from './autocomplete';
import HitText from './HitText';
import { SymbolIcon, TypeIcon } from './icons';
import OptionLink from './OptionLink';
import SeeAllLink from './SeeAllLink';
import type { Autocomplete } from './use-autocomplete';

type Props = {
  readonly autocomplete: Autocomplete;
  readonly query: string;
  readonly count: number;
  readonly filters: SearchFilters;
};

/** Hits grouped by page title, and a link to all results. */
export default function ResultsScreen({ autocomplete, query, count, filters }: Props) {
  const { state, open } = autocomplete;
  const groups = state.collections.filter(({ source }) => source.sourceId !== ASK_SOURCE);
  return (
    <div className="DocSearch-Dropdown-Container">
      <AskAiEntry autocomplete={autocomplete} label="Ask AI: " />
      {groups.map((collection) => (
        <Group
          key={collection.source.sourceId}
          autocomplete={autocomplete}
          collection={collection}
        />
      ))}
      <section className="DocSearch-HitsFooter">
        <SeeAllLink query={query} count={count} filters={filters} onOpen={open} />
      </section>
    </div>
  );
}

type GroupProps = {
  readonly autocomplete: Autocomplete;
  readonly collection: DialogCollection;
};

function Group({ autocomplete, collection }: GroupProps) {
  const { source, items } = collection;
  const { title } = sourceOf(collection);
  const titleId = `docsearch-${source.sourceId}-title`;
  return (
    <section className="DocSearch-Hits">
      <div id={titleId} className="DocSearch-Hit-source">
        {title}
      </div>
      <ul {...autocomplete.api.getListProps({ source })} aria-labelledby={titleId}>
        {items.map((item) => (
          <Row
            key={item.objectID}
            item={item}
            autocomplete={autocomplete}
            collection={collection}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = GroupProps & { readonly item: ListedItem };

function Row({ item, autocomplete, collection }: RowProps) {
  const tagsOf = useHitTags();
  const { __docsearch_parent: parent } = item;
  return (
    <OptionLink
      item={item}
      autocomplete={autocomplete}
      collection={collection}
      className={parent ? 'DocSearch-Hit DocSearch-Hit--Child' : 'DocSearch-Hit'}
    >
      <span className="DocSearch-Hit-icon">
        {item.kind === 'symbol' ? <SymbolIcon /> : <TypeIcon type={item.type} />}
      </span>
      <HitText hit={item} tags={tagsOf(item.address)} />
    </OptionLink>
  );
}
