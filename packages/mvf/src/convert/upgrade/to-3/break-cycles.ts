import type { ImportReport } from '../../import-report.ts';

/**
 * Returns the parent of each category, if it exists and is not one of the category's descendants.
 * Each category is visited once, so that a long chain costs no more than a short one.
 */
export function breakCycles(
  categories: readonly (readonly [id: string, parent: string | undefined])[],
  report: ImportReport,
): Map<string, string> {
  const given = new Map(categories);
  const parents = new Map<string, string>();
  const rooted = new Set<string>();
  for (const [start] of categories) {
    const path = new Set<string>();
    let id = start;
    while (!rooted.has(id)) {
      path.add(id);
      const parent = given.get(id);
      if (parent === undefined) break;
      if (!given.has(parent) || path.has(parent)) {
        report.note({
          action: 'dropped',
          code: path.has(parent) ? 'category-cycle' : 'dangling-category-parent',
          message: path.has(parent)
            ? 'Categories that were their own ancestor lost their parent.'
            : 'Parents of categories that do not exist were left out.',
          example: id,
        });
        break;
      }
      parents.set(id, parent);
      id = parent;
    }
    for (const done of path) rooted.add(done);
  }
  return parents;
}
