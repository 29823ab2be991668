import { titleOfModel } from '@site/src/tools/model-mapper/model-library';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { MapperWork } from './use-mapper';

/** All placements, by floor. */
export function PlacementList({ mapper }: { readonly mapper: MapperWork }): ReactNode {
  const { state, selected, dispatch, map } = mapper;
  const placements = state.history.present;
  const nameOf = (floorId: string): string =>
    map?.venue.floors.find(({ id }) => id === floorId)?.name ?? floorId;
  return (
    <section className={styles.list} aria-label="Placements">
      <h3>{placements.length === 1 ? '1 placement' : `${placements.length} placements`}</h3>
      {placements.length === 0 && <p className={styles.hint}>Nothing is placed yet.</p>}
      <ul>
        {placements.map(({ id, model, floorId }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === selected?.id}
              onClick={() => {
                dispatch({ type: 'select', id });
                if (map && map.floors.current.id !== floorId) void map.floors.set(floorId);
              }}
            >
              <span>
                {titleOfModel(model)} <code>{id}</code>
              </span>
              <span className={styles.floor}>{nameOf(floorId)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
