import type { ReactNode } from 'react';
import { useSession, useSnapshot } from './session-context.ts';

/** The floors of the building, and the buildings if there are several. */
export function FloorMenu(): ReactNode {
  const session = useSession();
  const { texts, floor } = useSnapshot();
  const { floorStacks } = session.venue;
  const floors = floor.floorStack?.floors ?? session.venue.floors;
  const stackId = floor.floorStack?.id;
  return (
    <div className="vw-floors">
      {floorStacks.length > 1 && (
        <select
          aria-label={texts.building}
          value={stackId}
          onChange={({ currentTarget }) => {
            const stack = floorStacks.find(({ id }) => id === currentTarget.value);
            if (stack) session.showBuilding(stack);
          }}
        >
          {floorStacks.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {floors.length > 1 && (
        <ul aria-label={texts.floors}>
          {floors.toReversed().map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-pressed={each === floor}
                onClick={() => void session.setFloor(each)}
              >
                {each.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
