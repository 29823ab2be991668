import type { FeatureContext } from '../../kernel/feature.ts';
import type { FloorOcclusion } from '../../kernel/floor-occlusion.ts';
import type { LabelTable } from './label-table.ts';

/** Tells the layout of labels which floors are shown, where, and which hide what is below. */
export function readFloors(
  { floors, venue, layers }: FeatureContext,
  { floorVisible, floorAltitude, floorShare }: LabelTable,
  cover: FloorOcclusion,
): void {
  // Labels that nobody sees would still keep markers away.
  const isOn = layers.isVisible('labels') ? 1 : 0;
  floorVisible[0] = isOn;
  for (const [index, floor] of venue.floors.entries()) {
    // Of two floors that fade into each other, the labels of the one go before those of the other come.
    const share = floors.presenceOf(floor) * 2 - 1;
    floorVisible[index + 1] = share > 0 ? isOn : 0;
    floorShare[index + 1] = Math.max(0, share);
    floorAltitude[index + 1] = floors.altitudeOf(floor);
  }
  const solid = venue.floors.filter((floor) => floors.opacityOf(floor) >= 0.5);
  cover.setFloors(solid.map((floor) => [floor, floors.altitudeOf(floor)]));
}
