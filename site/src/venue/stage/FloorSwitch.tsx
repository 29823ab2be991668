import type { Floor, MapView } from '@brand/web-sdk';
import SelectField from '@site/src/ui/select-field';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';

/** Changes the building and the floor that the map shows. */
export function FloorSwitch({ map }: { readonly map: MapView }): ReactNode {
  const floor = useSyncExternalStore(
    useCallback((tell: () => void) => map.on('floor-change', tell), [map]),
    () => map.floors.current,
  );
  const buildings = buildingsOf(map);
  const floors = map.venue.floors.filter(({ floorStack }) => floorStack === floor.floorStack);
  const change = async (id: string): Promise<void> => {
    await map.floors.set(id, { reason: 'selector' });
    await map.camera.focusOn(map.floors.current);
  };
  return (
    <>
      {buildings.length > 1 && (
        <SelectField
          label="Building"
          value={buildings.find(({ floorStack }) => floorStack === floor.floorStack)?.id ?? ''}
          options={buildings.map(({ id, name, floorStack }) => [id, floorStack?.name ?? name])}
          onChange={(id) => void change(id)}
        />
      )}
      <SelectField
        label="Floor"
        value={floor.id}
        options={floors.toReversed().map(({ id, name }) => [id, name])}
        onChange={(id) => void change(id)}
      />
    </>
  );
}

/** An initial floor of each building; a floor without a building is the ground outside. */
function buildingsOf({ venue }: MapView): readonly Floor[] {
  return [
    ...venue.floors.filter(({ floorStack }) => !floorStack),
    ...venue.floorStacks.map(({ defaultFloor }) => defaultFloor),
  ];
}
