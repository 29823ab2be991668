import SelectField from '@site/src/ui/select-field';
import type { NamedPlace } from '../list-places';
import type { ReaderPlace } from '../print-settings';
import type { PrintFloor } from '../print-venue';
import type { ReactNode } from 'react';

type Props = {
  /** Places on all floors of the venue. */
  readonly places: readonly NamedPlace[];
  readonly floors: readonly PrintFloor[];
  /** Id of the previewed floor, whose places are offered. */
  readonly shownId: string | undefined;
  readonly value: ReaderPlace | null;
  readonly onChange: (here: ReaderPlace | null) => void;
};

const NOWHERE = '';
const OWN = 'own';

/** The "You are here" marker: at a named place, or at a click in the preview. */
export function YouAreHereField({ places, floors, shownId, value, onChange }: Props): ReactNode {
  const offered = places.filter(({ floor }) => floor === shownId);
  // Settings saved for another venue may name a floor that this one lacks.
  const floor = floors.find(({ id }) => id === value?.floor);
  const atPlace = offered.findIndex((place) => value !== null && isSame(place, value));
  const chosen = atPlace >= 0 ? String(atPlace) : floor ? OWN : NOWHERE;
  return (
    <SelectField
      label="You are here"
      value={chosen}
      options={[
        [NOWHERE, 'Not on the page'],
        ...(chosen === OWN ? [[OWN, `A place on ${floor?.name ?? ''}`] as const] : []),
        ...offered.map(({ name }, index) => [String(index), `At ${name}`] as const),
      ]}
      onChange={(next) => {
        const place = offered[Number(next)];
        if (next === NOWHERE) onChange(null);
        else if (place) onChange({ floor: place.floor, at: place.at });
      }}
    />
  );
}

function isSame(a: ReaderPlace, b: ReaderPlace): boolean {
  return a.floor === b.floor && a.at[0] === b.at[0] && a.at[1] === b.at[1];
}
