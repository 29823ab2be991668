import { micromark } from 'micromark';
import { RELEASE_HEADING } from '../../../../config/release-notes.ts';
import { listFences } from '../../../markdown/list-fences.ts';
import type { Html } from '../../../reference/published.ts';

export type Release = {
  /** `6.0.2` */
  readonly name: string;
  readonly date: Date;
  /** The body of the entry. */
  readonly html: Html;
};

/** Parses release notes: each heading of level two starts a release. */
export function readReleases(markdown: string, urlOf: (link: string) => string): Release[] {
  const [, ...sections] = listFences(markdown).rest.split(/^## /m);
  return sections.flatMap((section) => {
    const [heading = ''] = section.split('\n', 1);
    const [, name, day] = RELEASE_HEADING.exec(heading.trim()) ?? [];
    if (name === undefined || day === undefined) return [];
    const text = section.slice(heading.length).replaceAll(/^<[^>]*>$/gm, '');
    const html = micromark(text.trim()).replaceAll(
      /href="([^"]*)"/g,
      (_, link: string) => `href="${urlOf(link)}"`,
    );
    return [{ name, date: new Date(`${day}T00:00:00Z`), html }];
  });
}
