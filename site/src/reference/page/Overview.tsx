import type { LoadedIndex } from '../load-reference';
import type { PublishedReference } from '../published';
import { useMemo } from 'react';
import ModuleList from './ModuleList';

type Props = { readonly reference: PublishedReference; readonly index: LoadedIndex };

/** All top-level symbols by module, rendered from the loaded index like the build does. */
export default function Overview({ index: { modules, symbols } }: Props) {
  const listed = useMemo(() => {
    const top = Map.groupBy(
      symbols.filter(({ isTopLevel }) => isTopLevel),
      ({ module }) => module,
    );
    return modules.map((module) => ({ ...module, symbols: top.get(module.id) ?? [] }));
  }, [modules, symbols]);
  return (
    <div data-symbol-list>
      <ModuleList modules={listed} />
    </div>
  );
}
