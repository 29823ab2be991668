import type {
  CmsCategories,
  CmsLocations,
  CmsVenue,
} from '../v3/extensions/cms-extension/types.gen.ts';
import type { CategoryPart, PlacePart } from './build-locations.ts';
import { definedFields } from './defined-fields.ts';
import type { VenueParts } from './venue-parts.ts';

/** Files of the CMS extension: content that the other extensions do not cover. */
export type CmsFiles = {
  readonly cmsVenue?: CmsVenue;
  readonly cmsCategories?: CmsCategories;
  readonly cmsLocations?: CmsLocations;
};

const COLOR = /^#[0-9A-Fa-f]{6}$/;

/** Builds the CMS files without empty ones. */
export function buildCms(
  parts: VenueParts,
  categories: readonly CategoryPart[],
  places: readonly PlacePart[],
): CmsFiles {
  const colored = categories.flatMap(({ draft, category }) =>
    draft.color !== undefined && COLOR.test(draft.color)
      ? [{ categoryId: category.id, color: draft.color }]
      : [],
  );
  const tagged = places.flatMap(({ draft: { type, tags }, location }) =>
    type === undefined && (tags ?? []).length === 0
      ? []
      : [
          {
            locationId: location.id,
            ...definedFields({ type, tags: tags && [...tags] }),
          },
        ],
  );
  return definedFields({
    cmsVenue: buildVenue(parts, places),
    cmsCategories: colored.length > 0 ? colored : undefined,
    cmsLocations: tagged.length > 0 ? tagged : undefined,
  });
}

function buildVenue(parts: VenueParts, places: readonly PlacePart[]): CmsVenue | undefined {
  const { cmsVenue } = parts.draft;
  if (!cmsVenue) return undefined;
  const { topPlaces, ...venue } = cmsVenue;
  const topLocations = topPlaces?.flatMap((key) => {
    const place = places.find(({ draft }) => draft.key === key);
    if (!place) parts.report.note('unknown-place', key);
    return place ? [place.location.id] : [];
  });
  return { ...venue, ...definedFields({ topLocations }) };
}
