import type { FeatureContext } from '../../kernel/feature.ts';
import type { FloorOcclusion } from '../../kernel/floor-occlusion.ts';
import type { LabelTable } from './label-table.ts';

/**
 * Copies the visibility and altitude of floors to the label layout, together with the floors that
 * cover others.
 */
export function readFloors(
  { floors, venue, layers }: FeatureContext,
  { floorVisible, floorAltitude, floorOpacity: floorShare }: LabelTable,
  cover: FloorOcclusion,
): void {
  // Hidden labels would still displace markers.
  const isOn = layers.isVisible('labels') ? 1 : 0;
  floorVisible[0] = isOn;
  for (const [index, floor] of venue.floors.entries()) {
    // While two floors cross-fade, the labels of one disappear before those of the other appear.
    const share = floors.presenceOf(floor) * 2 - 1;
    floorVisible[index + 1] = share > 0 ? isOn : 0;
    floorShare[index + 1] = Math.max(0, share);
    floorAltitude[index + 1] = floors.altitudeOf(floor);
  }
  const solid = venue.floors.filter((floor) => floors.opacityOf(floor) >= 0.5);
  cover.setFloors(solid.map((floor) => [floor, floors.altitudeOf(floor)]));
}
