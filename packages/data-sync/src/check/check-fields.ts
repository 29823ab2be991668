import { closest, distance } from 'fastest-levenshtein';
import type { FeedSchemaNode } from '../schemas/json-schema.ts';
import type { FindingList } from './finding-list.ts';
import type { ValuePath } from './finding.ts';

/** Common names in other systems, mapped to our fields. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  id: 'externalId',
  title: 'name',
  hours: 'openingHours',
  operationHours: 'openingHours',
  telephone: 'phone',
  postal: 'postalCode',
  state: 'region',
  polygons: 'units',
  picture: 'image',
  gallery: 'images',
  startDate: 'startsAt',
  endDate: 'endsAt',
  airlineCode: 'airlineCodes',
  updatedAt: 'measuredAt',
};

/** Reports fields that the schema does not define and a sync would silently ignore. */
export function checkFields(
  schema: FeedSchemaNode,
  value: unknown,
  path: ValuePath,
  findings: FindingList,
): void {
  if (Array.isArray(value)) {
    if (!schema.items) return;
    for (const [index, item] of value.entries()) {
      checkFields(schema.items, item, [...path, index], findings);
    }
  } else if (typeof value === 'object' && value !== null && hasFields(schema)) {
    for (const [name, child] of Object.entries(value)) {
      const known = fieldOf(schema, name);
      if (known) checkFields(known, child, [...path, name], findings);
      else reportUnknown(name, Object.keys(schema.properties ?? {}), [...path, name], findings);
    }
  }
}

/**
 * Whether the schema defines fields. Custom data has no schema, so none of its fields is unknown.
 */
function hasFields({ properties, patternProperties }: FeedSchemaNode): boolean {
  return properties !== undefined || patternProperties !== undefined;
}

function fieldOf(schema: FeedSchemaNode, name: string): FeedSchemaNode | undefined {
  if (schema.properties && Object.hasOwn(schema.properties, name)) return schema.properties[name];
  const patterns = Object.entries(schema.patternProperties ?? {});
  return patterns.find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1];
}

function reportUnknown(
  name: string,
  known: readonly string[],
  path: ValuePath,
  findings: FindingList,
): void {
  const meant = similarField(name, known);
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  const shown = JSON.stringify(name.slice(0, 60));
  findings.add('unknown-field', path, `The field ${shown} is not recognised.${hint}`);
}

function similarField(name: string, known: readonly string[]): string | undefined {
  const other = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
  if (other !== undefined && known.includes(other)) return other;
  // Longer names are unlikely to be typos, and comparing them takes time.
  if (known.length === 0 || name.length > 40) return undefined;
  const plain = name.toLowerCase().replaceAll(/[_-]/g, '');
  const best = closest(
    plain,
    known.map((each) => each.toLowerCase()),
  );
  const meant = known.find((each) => each.toLowerCase() === best);
  return distance(plain, best) <= Math.max(1, Math.floor(best.length / 3)) ? meant : undefined;
}
