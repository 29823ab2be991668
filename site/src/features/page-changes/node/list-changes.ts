import type { Brand } from '../../../../../brand.ts';
import { VERSIONED_INSTANCES } from '../../../../config/instances.ts';
import { substituteBrand } from '../../../../config/substitute-brand.ts';
import { areaOf, AREAS } from '../areas.ts';
import type { ListedChange, ListedLink } from '../page-change.ts';
import { type Changes, reasonHtml } from './load-changes.ts';
import type { SectionReference } from './read-record.ts';
import { shortHash } from './section-record.ts';

/** The publication of a guide touches dozens of pages, which have the change in their own lists. */
const MAX_LINKS = 6;

/** All entries of the record for lists, newest first. */
export function listChanges(changes: Changes, brand: Brand): ListedChange[] {
  return changes.record.flatMap(({ file, date, kind, reason, sections: all }) => {
    const sections = all.filter(({ page }) => changes.pages.get(page)?.isUnlisted !== true);
    if (sections.length === 0) return [];
    return {
      id: shortHash(file),
      date,
      kind,
      reason: reasonHtml(reason, brand),
      areas: AREAS.map(({ id }) => id).filter((id) =>
        sections.some(({ page }) => areaOf(page) === id),
      ),
      links: sections.slice(0, MAX_LINKS).map((section) => linkTo(section, changes, brand)),
      more: Math.max(0, sections.length - MAX_LINKS),
    };
  });
}

export function linkTo(
  { page: id, anchor }: SectionReference,
  { pages }: Changes,
  brand: Brand,
): ListedLink {
  const page = pages.get(id);
  if (!page) throw new Error(`${id}: expected a page of the docs, found none.`);
  const section = page.sections.find((each) => anchor !== '' && each.anchor === anchor);
  const title = section ? `${page.title}: ${section.title}` : page.title;
  const [group = '', name = ''] = id.split('/');
  const sdk = VERSIONED_INSTANCES.find((instance) => instance.id === group);
  return {
    title: substituteBrand(title, brand),
    path: substituteBrand(page.path, brand) + (anchor && `#${anchor}`),
    ...(sdk && { version: `${sdk.label} ${name}` }),
  };
}
