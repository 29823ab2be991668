import type { DraftFacade, DraftShape } from '../../../assemble/venue-draft.ts';
import type { FloorPlan } from './floor-plan.ts';
import type { ImdfContext } from './imdf-context.ts';
import { categoryOf, type ImdfFeature, keyOf } from './imdf-feature.ts';
import type { AreaGeometry } from './read-geometry.ts';

export type Surroundings = {
  readonly shapes: readonly DraftShape[];
  readonly facades: readonly DraftFacade[];
};

/**
 * Imports the content of the outdoor floor: buildings seen from outside, the ground, roads and
 * greens.
 */
export function importSurroundings(
  context: ImdfContext,
  plan: FloorPlan,
  outlines: ReadonlyMap<string, AreaGeometry>,
): Surroundings {
  const floor = plan.outdoor?.key;
  if (floor === undefined) return { shapes: [], facades: [] };
  const withFloors = new Set(plan.buildings.map(({ key }) => key));
  const buildings = [...outlines].map(([id, geometry]): DraftShape => {
    const building = context.members.find('building', id);
    return {
      key: outlineKey(id),
      floor,
      kind: 'object',
      geometry,
      style: 'Facades',
      // A building without floors cannot be entered, but can be a destination.
      traversal: withFloors.has(id) ? 'blocked' : 'walk-up',
      ...(building && { details: context.labels.details(building) }),
    };
  });
  return {
    shapes: [
      ...(plan.ground ? [plan.ground] : []),
      ...importEnvironment(context, floor),
      ...buildings,
    ],
    facades: [...outlines.keys()]
      .filter((id) => withFloors.has(id))
      .map((id) => ({ building: id, shapes: [outlineKey(id)] })),
  };
}

/** Returns the key of the shape that represents a building on the outdoor floor. */
export function outlineKey(buildingId: string): string {
  return `outline-${buildingId.toLowerCase()}`;
}

function importEnvironment(context: ImdfContext, floor: string): DraftShape[] {
  const features = context.members.of('environment-unit');
  const shapes = features.flatMap((feature) => toGround(context, feature, floor));
  const [first] = features;
  if (first) {
    context.report.note({
      action: 'changed',
      code: 'environment',
      message: `The file is not part of IMDF 1.0.0. Its ${shapes.length} roads, greens and waters became areas of the outdoor floor.`,
      source: first.file,
    });
  }
  return shapes;
}

/** Styles by the first word of the category; others are drawn as grass. */
const GROUND_STYLES: Readonly<Record<string, string>> = {
  road: 'Roads',
  parking: 'Roads',
  sand: 'Sand',
  water: 'Water',
};

function toGround(context: ImdfContext, feature: ImdfFeature, floor: string): DraftShape[] {
  const geometry = context.geometry.area(feature);
  if (!geometry) return [];
  const word = categoryOf(feature).split('.')[0] ?? '';
  const style = Object.hasOwn(GROUND_STYLES, word) ? GROUND_STYLES[word] : undefined;
  return [
    {
      key: keyOf(feature),
      floor,
      kind: 'area',
      geometry,
      style: style ?? 'Greenery',
      traversal: word === 'water' ? 'blocked' : 'ignored',
    },
  ];
}
