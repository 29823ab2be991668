import type { Phone } from '../frame/phone.ts';
import { element } from './element.ts';

export type PickerFloor = {
  readonly id: string;
  readonly name: string;
  readonly shortName?: string | undefined;
};

/** The floors of a building in a column, the highest first. */
export function addFloorPicker(
  { stage }: Phone,
  {
    floors,
    current,
  }: { readonly floors: readonly PickerFloor[]; readonly current: { readonly id: string } },
): void {
  const rows = floors.toReversed().map(({ id, name, shortName = name }) => {
    const row = element('floor', shortName);
    if (id === current.id) row.dataset['chosen'] = '';
    return row;
  });
  stage.append(element('floor-picker', ...rows));
}
