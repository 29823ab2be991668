import useBaseUrl from '@docusaurus/useBaseUrl';
import type { SearchFilters } from '@brand/wire/results';
import { isForBrowser } from '../client/use-open-hit';

type Props = {
  readonly query: string;
  readonly count: number;
  readonly filters: SearchFilters;
  readonly onOpen: (address: string) => void;
};

/** Links to the page with all results, keeping the filters. */
export default function SeeAllLink({ query, count, filters, onOpen }: Props) {
  const path = useBaseUrl('/search-results');
  const params = new URLSearchParams({ q: query, ...filters });
  const address = `${path}?${params}`;
  return (
    <a
      href={address}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onOpen(address);
      }}
    >
      See all {count} results
    </a>
  );
}
