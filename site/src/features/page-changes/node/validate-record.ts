import type { SourcePage } from './read-pages.ts';
import type { RecordedChange } from './read-record.ts';

/** Findings about entries that name a page or section that does not exist. */
export function validateRecord(
  record: readonly RecordedChange[],
  pages: readonly SourcePage[],
): string[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  return record.flatMap(({ file, sections }) => {
    const seen = new Set<string>();
    return sections.flatMap(({ page: id, anchor }) => {
      const name = `${id}#${anchor}`;
      const place = `page-changes/${file}`;
      if (seen.has(name)) return [`${place}: ${name} is listed twice. Remove one of them.`];
      seen.add(name);
      const page = byId.get(id);
      if (!page) {
        return [
          `${place}: expected the id of a page, such as web-sdk/6.0/labels, found "${id}". If the page has moved, write its new id; if it is gone, remove the line.`,
        ];
      }
      if (page.sections.some((section) => section.anchor === anchor)) return [];
      const known = page.sections.map((section) => section.anchor).filter(Boolean);
      return [
        `${place}: ${id} has no section "${anchor}". Use one of: ${known.join(', ')}. If the section is gone, name the page.`,
      ];
    });
  });
}
