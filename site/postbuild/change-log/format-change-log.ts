import type { Brand } from '../../../brand.ts';
import { substituteBrand } from '../../config/substitute-brand.ts';
import { KIND_LABELS } from '../../src/features/page-changes/page-change.ts';
import { linkTo } from '../../src/features/page-changes/node/list-changes.ts';
import type { Changes } from '../../src/features/page-changes/node/load-changes.ts';

/** All changes as Markdown, newest first: day, kind, reason, and the URL of each section. */
export function formatChangeLog(changes: Changes, brand: Brand): string {
  const days = [...Map.groupBy(changes.record, ({ date }) => date)];
  return [
    `# Changes of the ${brand.name} documentation`,
    '> What changed on its pages and why, newest first. Edits of the language alone are left out. Each change lists its sections.',
    `All pages: ${brand.siteUrl}/llms.txt`,
    ...days.flatMap(([date, each]) => [
      `## ${date}`,
      each
        .map(({ kind, reason, sections }) =>
          [
            `- ${KIND_LABELS[kind]}: ${substituteBrand(reason, brand)}`,
            ...sections.map(
              (section) => `  - ${brand.siteUrl}${linkTo(section, changes, brand).path}`,
            ),
          ].join('\n'),
        )
        .join('\n'),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}
