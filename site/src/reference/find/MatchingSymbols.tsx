import { searchSymbols } from '@brand/reference/search';
import SymbolLinks from './SymbolLinks';
import { useAllSymbols } from './use-all-symbols';

const MAX_SHOWN = 8;

type Props = { readonly query: string };

/** Symbols of all references that match a query, exact names first. */
export default function MatchingSymbols({ query }: Props) {
  const { index } = useAllSymbols(query !== '');
  const symbols = index
    ? searchSymbols(index, query, { limit: MAX_SHOWN }).hits.map((hit) => hit.symbol)
    : [];
  if (symbols.length === 0) return null;
  return (
    <>
      <p>Symbols of the API:</p>
      <SymbolLinks symbols={symbols} />
    </>
  );
}
