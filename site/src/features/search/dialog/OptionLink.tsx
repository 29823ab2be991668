import { isForBrowser } from '../client/use-open-hit';
import type { MouseEvent, ReactNode } from 'react';
import type { DialogCollection, ListedItem } from './autocomplete';
import { optionIdOf } from './option-id';
import type { Autocomplete } from './use-autocomplete';

type Props = {
  readonly item: ListedItem;
  readonly autocomplete: Autocomplete;
  readonly collection: DialogCollection;
  readonly className: string;
  readonly children: ReactNode;
};

/** A list item whose link is the option of a list box. */
export default function OptionLink({
  item,
  autocomplete: { api, open },
  collection: { source },
  className,
  children,
}: Props) {
  const { id, onClick, ...props } = api.getItemProps({ item, source });
  return (
    <li id={id} className={className} role="presentation">
      <a
        {...props}
        id={optionIdOf(id)}
        href={item.address}
        tabIndex={-1}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          onClick(event);
          if (isForBrowser(event)) return;
          event.preventDefault();
          open(item.address);
        }}
      >
        {children}
      </a>
    </li>
  );
}
