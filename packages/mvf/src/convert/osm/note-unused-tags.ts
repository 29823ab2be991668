import type { OsmPlan } from './osm-plan.ts';

// Keys that the importer uses, and notes of mappers about their work.
const USED =
  /^(level|repeat_on|level:ref|layer|min_level|max_level|non_existent_levels|indoor|area|type|room|door|door:width|entrance|highway|stairs|elevator|ladder|conveying|incline|barrier|width|building|building:part|access|locked|wheelchair|tactile_paving|name|short_name|ref|loc_ref|description|shop|amenity|tourism|leisure|office|healthcare|craft|historic|emergency|public_transport|telecom|railway|point:.*|source.*|created_by|check_date.*|note|fixme|survey:date)$|^(name|short_name|description|addr|source):/;
const TOP_TAG_COUNT = 8;

/** Reports the unused tags. Places keep theirs as extra data, so those do not count. */
export function noteUnusedTags({ items, report }: OsmPlan): void {
  const counts = new Map<string, number>();
  let objects = 0;
  for (const { role, feature } of items) {
    if (role === 'space' || role === 'poi' || role === 'zone') continue;
    const unused = Object.keys(feature.tags).filter((key) => !USED.test(key));
    if (unused.length > 0) objects += 1;
    for (const key of unused) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  if (objects === 0) return;
  const keys = [...counts].toSorted(([, p], [, q]) => q - p).map(([key]) => key.slice(0, 40));
  const shown = keys.slice(0, TOP_TAG_COUNT).join(', ');
  report.note({
    action: 'dropped',
    code: 'unused-tags',
    message: `Tags that MVF cannot store were left out on ${objects} objects, most often ${shown}.`,
  });
}
