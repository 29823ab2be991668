import type { FloorPlan, PlanDoor } from '../../src/dsl/floor-plan.ts';
import type { Vec } from '../../src/dsl/shapes.ts';
import { PLAZA_CORNER } from './commons/frame.ts';
import { BOW, bowSpot } from './engineering/frame.ts';
import { OUTER, spot } from './library/polar.ts';

type Entrance = {
  readonly name: string;
  readonly at: Vec;
  readonly width: number;
  readonly look: NonNullable<PlanDoor['look']>;
};

/** The doors between the buildings and the grounds, each at one place on both plans. */
export const ENTRANCES = {
  'library-main': {
    name: 'Library main entrance',
    at: spot(-33, OUTER),
    width: 3,
    look: 'sliding',
  },
  'library-lake': { name: 'Library lake door', at: spot(201, OUTER), width: 2, look: 'sliding' },
  'library-north': {
    name: 'Library north door',
    at: spot(123, OUTER),
    width: 1.6,
    look: 'double-swing',
  },
  'engineering-main': {
    name: 'Engineering main entrance',
    at: [177.5, 158],
    width: 3,
    look: 'sliding',
  },
  'engineering-south': {
    name: 'Engineering south entrance',
    at: [225.4, 104],
    width: 2.4,
    look: 'double-swing',
  },
  'engineering-bow': {
    name: 'Door in the Bow',
    at: bowSpot(225, BOW.outer),
    width: 2,
    look: 'double-swing',
  },
  'commons-main': { name: 'Commons main entrance', at: PLAZA_CORNER, width: 3, look: 'sliding' },
  'commons-south': { name: 'Commons south entrance', at: [200, 24], width: 2.4, look: 'sliding' },
  'commons-court': {
    name: 'Commons court door',
    at: [206, 73],
    width: 2,
    look: 'double-swing',
  },
  greenhouse: { name: 'Greenhouse door', at: [50, 111], width: 1.8, look: 'double-swing' },
} satisfies Record<string, Entrance>;

export type EntranceKey = keyof typeof ENTRANCES;

export const ENTRANCE_KEYS = Object.keys(ENTRANCES) as readonly EntranceKey[];

/** Key of the connection that an entrance is. */
export function connectionOf(key: EntranceKey): string {
  return `door-${key}`;
}

/** Draws one side of an entrance: on the plan of the building, or on that of the grounds. */
export function drawEntrance(plan: FloorPlan, key: EntranceKey): void {
  const { at, width, look, name }: Entrance = ENTRANCES[key];
  plan.door(at, { width, look, connection: connectionOf(key), texts: { name } });
}
