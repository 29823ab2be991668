import type { Location } from '@brand/web-sdk';
import type { ReactNode } from 'react';
import { PlaceMark } from './PlaceMark.tsx';
import { useSnapshot } from './session-context.ts';

type PlaceButtonProps = {
  readonly place: Location;
  readonly now: Date;
  readonly onChoose: (place: Location) => void;
};

/** A place in a list: its name, where it is, and whether it is open. */
export function PlaceButton({ place, now, onChoose }: PlaceButtonProps): ReactNode {
  const { texts } = useSnapshot();
  const isOpen = place.isOpenAt(now);
  const notes = [
    ...place.floors.map(({ name }) => name),
    ...(isOpen === undefined ? [] : [isOpen ? texts.openNow : texts.closedNow]),
  ];
  return (
    <button type="button" className="vw-place" onClick={() => onChoose(place)}>
      <PlaceMark place={place} />
      <span className="vw-place-name">{place.name}</span>
      <span className="vw-note">{notes.join(' · ')}</span>
    </button>
  );
}
