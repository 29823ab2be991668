import type { Mvf3Document } from '../../../bundle/document.ts';
import type { FloorFacts } from '../floor-facts.ts';

/** The texts of a plan: for the heading on the page and for screen readers. */
export type PlanTexts = {
  readonly heading: { readonly title: string; readonly subtitle: string };
  readonly title: string;
  readonly description: string;
};

const MAX_NAMES = 40;

/** Describes the plan as text. */
export function describePlan(
  document: Mvf3Document,
  { details, elevation, shapes, floor }: FloorFacts,
  title: string | undefined,
): PlanTexts {
  const venue = textOr(document.manifest?.features?.[0]?.properties?.name, '');
  const floorName = textOr(details.name ?? details.shortName, `Floor ${elevation}`);
  const subtitle = [venue, textOr(floor.properties.subtitle, '')].filter(Boolean).join(' · ');
  const count = (kind: string): number => shapes.filter((shape) => shape.kind === kind).length;
  const ways = new Set(shapes.flatMap(({ connections }) => connections.map(({ id }) => id))).size;
  const counts = [
    amount(count('room'), 'room'),
    amount(count('hallway'), 'hallway'),
    amount(count('door'), 'door'),
    amount(ways, 'connection to other floors', 'connections to other floors'),
  ].filter(Boolean);
  const names = new Set(
    shapes.flatMap(({ places }) => places.flatMap((place) => place.details.name ?? [])),
  );
  const listed = [...names].slice(0, MAX_NAMES);
  const more = names.size - listed.length;
  const sentences = [
    `Floor plan${counts.length > 0 ? ` with ${counts.join(', ')}` : ''}.`,
    ...(listed.length > 0
      ? [`Places: ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]
      : []),
  ];
  return {
    heading: { title: title ?? floorName, subtitle },
    title: title ?? [venue, floorName].filter(Boolean).join(', '),
    description: sentences.join(' '),
  };
}

function amount(count: number, one: string, many = `${one}s`): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}

function textOr(text: string | undefined, fallback: string): string {
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : fallback;
}
