import type { FloorList } from '@site/src/features/playground/floors/floor-messages';
import type { Playing } from '@site/src/features/playground/workspace/use-session';
import { useEffect, useState } from 'react';
import Segments from '../Segments';

const ALL = 'all';

/** Shows one floor of the running map, or the stack of all. */
export default function FloorSwitch({ session, state: { mapNumber } }: Playing) {
  const [list, setList] = useState<FloorList>();

  useEffect(() => session.onFloors(setList), [session]);
  // Until a new map has answered, the switch keeps its place.
  useEffect(() => {
    if (mapNumber > 0) session.ask({ type: 'floors-list' });
  }, [session, mapNumber]);

  if (!list) return undefined;
  const options = list.floors.map(({ id, name }) => [id, name] as const);
  const change = (value: string): void => {
    const id = value === ALL ? undefined : value;
    setList({ ...list, current: id });
    session.ask({ type: 'floors-show', id });
  };
  return (
    <Segments
      label="Floor"
      options={list.hasStack ? [[ALL, 'All floors'], ...options] : options}
      value={list.current ?? ALL}
      onChange={change}
    />
  );
}
