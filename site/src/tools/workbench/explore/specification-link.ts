import { fileTable } from '@brand/mvf/reference';
import { typesWithin } from './typed-schema';

/** Types of the core that only files of extensions contain. */
const SHARED: Readonly<Record<string, string>> = {
  GeometryAnchor: 'core',
  FlaggedGeometryAnchor: 'core',
};

let pages: Map<string, string> | undefined;

/** The page with the table of each type: that of the first file which contains the type. */
function pageOfType(type: string): string | undefined {
  if (!pages) {
    pages = new Map(Object.entries(SHARED));
    for (const { type: content, extension } of fileTable(3)) {
      for (const name of typesWithin(content)) {
        if (!pages.has(name)) pages.set(name, extension);
      }
    }
  }
  return pages.get(type);
}

/** The path on the site of the section about a type, or about a field of it. */
export function specificationLink(type: string, fieldName?: string): string | undefined {
  const page = pageOfType(type);
  if (page === undefined) return undefined;
  const anchor = fieldName === undefined ? type : `${type}.${fieldName}`;
  return `/docs/mvf/v3/specification/${page}#${anchor}`;
}
