import type { Mvf1Document, Mvf2Document } from '../../../bundle/document.ts';
import type { BuildingFeature, Level } from '../../../v1/core/types.gen.ts';
import type { FloorStack } from '../../../v2/core/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { defined } from '../../upgrade/untrusted-json.ts';
import type { HexIds } from './hex-ids.ts';

/** Writes the venue, its buildings and their levels. */
export function writeLevels(
  document: Mvf2Document,
  hex: HexIds,
  report: ImportReport,
): Required<Pick<Mvf1Document, 'venue' | 'buildings' | 'levels'>> {
  const manifest = document.manifest?.features[0];
  const name = manifest?.properties.name ?? 'Venue';
  const venueId = hex.of(document.enterpriseVenue?.id ?? `venue ${name}`);
  const stacks = stacksOf(document, name, report);
  const buildingOf = new Map(stacks.flatMap(({ id, maps }) => maps.map((map) => [map, id])));
  const floors = document.floors?.features ?? [];
  return {
    venue: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: manifest?.geometry ?? null,
          properties: {
            id: venueId,
            name,
            slug: document.enterpriseVenue?.slug ?? slugOf(name),
            buildings: stacks.map(({ id }) => hex.of(id)),
          },
        },
      ],
    },
    buildings: {
      type: 'FeatureCollection',
      features: stacks.map((stack): BuildingFeature => {
        const ground = groundFloor(stack, floors);
        return {
          type: 'Feature',
          geometry: ground?.geometry ?? null,
          properties: defined({
            id: hex.of(stack.id),
            name: stack.name === '' ? name : stack.name,
            venue: venueId,
            type: stack.type === 'Building' ? undefined : stack.type,
          }),
        };
      }),
    },
    levels: Object.fromEntries(
      floors.map(({ geometry, properties }): [string, Level] => {
        const id = hex.of(properties.id);
        return [
          id,
          {
            type: 'FeatureCollection',
            features: [
              {
                type: 'Feature',
                geometry,
                properties: {
                  id,
                  name: properties.name ?? properties.id,
                  building: hex.of(buildingOf.get(properties.id)!),
                  abbreviation: properties.shortName ?? String(properties.elevation),
                  elevation: properties.elevation,
                },
              },
            ],
          },
        ];
      }),
    ),
  };
}

function slugOf(name: string): string {
  const ascii = name.normalize('NFKD').toLowerCase();
  const slug = ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return slug === '' ? 'venue' : slug;
}

function groundFloor(
  { maps }: FloorStack,
  floors: NonNullable<Mvf2Document['floors']>['features'],
): (typeof floors)[number] | undefined {
  const mine = floors.filter(({ properties }) => maps.includes(properties.id));
  const height = ({ properties }: (typeof floors)[number]): number =>
    Math.abs(properties.elevation);
  return mine.toSorted((a, b) => height(a) - height(b))[0];
}

/**
 * Returns stacks with each floor in exactly one building, because version 1 cannot express more.
 */
function stacksOf(document: Mvf2Document, venueName: string, report: ImportReport): FloorStack[] {
  const seen = new Set<string>();
  const stacks = (document.floorStacks ?? []).map((stack) => {
    const maps = stack.maps.filter((map) => !seen.has(map));
    if (maps.length < stack.maps.length) {
      note(
        report,
        'dropped',
        'floor-in-two-stacks',
        'Floors in several stacks kept the first stack.',
      );
    }
    if (stack.defaultFloor !== undefined) {
      note(report, 'dropped', 'default-floor', 'Default floors of floor stacks were left out.');
    }
    if (stack.metadata?.['address'] !== undefined) {
      note(report, 'dropped', 'building-address', 'Addresses of buildings were left out.');
    }
    for (const map of maps) seen.add(map);
    return { ...stack, maps };
  });
  const floors = document.floors?.features ?? [];
  const strays = floors.map(({ properties }) => properties.id).filter((id) => !seen.has(id));
  const filled = stacks.filter(({ maps }) => maps.length > 0);
  if (strays.length === 0) return filled;
  note(report, 'guessed', 'floor-without-stack', 'Floors without a stack became one building.');
  const rest: FloorStack = {
    id: 'fs_ building of the rest',
    externalId: '',
    name: venueName,
    type: 'Building',
    maps: strays,
  };
  return [...filled, rest];
}

function note(
  report: ImportReport,
  action: 'dropped' | 'guessed',
  code: string,
  message: string,
): void {
  report.note({ action, code, message, source: 'floorstack.json' });
}
