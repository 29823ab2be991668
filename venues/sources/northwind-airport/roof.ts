import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { circle, type Path } from '../../src/dsl/shapes.ts';
import { alongPier, gatesEnd, type Pier, PIER_A, PIER_B } from './edges.ts';
import { band, BEND, HUB, ribbon } from './frames.ts';

type Skylight = { readonly key: string; readonly shape: Path; readonly style: string };

/** A strip of glass along the ridge of a pier. */
function ridge(pier: Pier): Path {
  return ribbon(
    alongPier(pier, [40, gatesEnd(pier)], () => 0),
    3,
  );
}

const SKYLIGHTS: readonly Skylight[] = [
  { key: 'roof-drum', shape: circle(HUB, 22), style: 'Domes' },
  { key: 'roof-dome', shape: circle(HUB, 15), style: 'DomeGlass' },
  { key: 'roof-lantern', shape: circle(HUB, 6), style: 'DomeTops' },
  ...[-22, -13.2, -4.4, 4.4, 13.2, 22].map((degrees, index) => ({
    key: `roof-hall-${index + 1}`,
    shape: band(BEND, [96, 122], [degrees - 90 - 1.3, degrees - 90 + 1.3]),
    style: 'Skylights',
  })),
  ...[44, 53, 62, 71].map((y, index) => ({
    key: `roof-neck-${index + 1}`,
    shape: [
      [150 - 24 + index * 1.6, y],
      [150 + 24 - index * 1.6, y],
      [150 + 24 - index * 1.6, y + 2.6],
      [150 - 24 + index * 1.6, y + 2.6],
    ] as const,
    style: 'Skylights',
  })),
  { key: 'roof-pier-a', shape: ridge(PIER_A), style: 'RidgeGlass' },
  { key: 'roof-pier-b', shape: ridge(PIER_B), style: 'RidgeGlass' },
];

/** The parts of the roof: seen with the building from outside, hidden with it. */
export const ROOF_KEYS: readonly string[] = SKYLIGHTS.map(({ key }) => key);

export function drawRoof(plan: FloorPlan): void {
  for (const { shape, ...skylight } of SKYLIGHTS) plan.object(shape, skylight);
}
