import { titleOfModel } from '../model-library';
import { showInList } from '@site/src/tools/shared/show-in-list';
import type { ReactNode } from 'react';
import { showPlacement } from './show-placement';
import styles from './styles.module.css';
import type { MapperWork } from './use-mapper';

/** All placements, grouped by floor. */
export function PlacementList({ mapper }: { readonly mapper: MapperWork }): ReactNode {
  const { placements, selected, select, map } = mapper;
  const nameOf = (floorId: string): string =>
    map?.venue.floors.find(({ id }) => id === floorId)?.name ?? floorId;
  return (
    <section className={styles.list} aria-label="Placements">
      <p className={styles.title} role="status">
        {placements.length === 1 ? '1 placement' : `${placements.length} placements`}
      </p>
      {placements.length === 0 && <p className={styles.hint}>Nothing is placed yet.</p>}
      <ul>
        {placements.map((placement) => {
          const { id, model, floorId } = placement;
          return (
            <li key={id}>
              <button
                ref={id === selected?.id ? showInList : undefined}
                type="button"
                aria-pressed={id === selected?.id}
                onClick={() => {
                  select(id);
                  if (map) void showPlacement(map, placement);
                }}
              >
                <span>
                  {titleOfModel(model)} <code>{id}</code>
                </span>
                <span className={styles.floor}>{nameOf(floorId)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
