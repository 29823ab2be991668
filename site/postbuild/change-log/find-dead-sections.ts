import type { Brand } from '../../../brand.ts';
import { linkTo } from '../../src/features/page-changes/node/list-changes.ts';
import type { Changes } from '../../src/features/page-changes/node/load-changes.ts';
import type { BuiltPage } from '../read-built-pages.ts';

/** Findings about recorded sections that the built pages do not have. */
export function findDeadSections(
  changes: Changes,
  pages: readonly Pick<BuiltPage, 'path' | 'sections'>[],
  brand: Brand,
): string[] {
  const built = new Map(pages.map(({ path, sections }) => [path, sections]));
  return changes.record.flatMap(({ file, sections }) =>
    sections.flatMap((section) => {
      const [path = '', anchor] = linkTo(section, changes, brand).path.split('#');
      const found = built.get(path);
      const place = `page-changes/${file}`;
      if (!found) return [`${place}: ${path} was not built. Correct the page.`];
      const isThere = anchor === undefined || found.some((each) => each.anchor === anchor);
      return isThere ? [] : [`${place}: ${path} has no anchor "${anchor}". Correct the section.`];
    }),
  );
}
