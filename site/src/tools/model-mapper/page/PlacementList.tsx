import { titleOfModel } from '../model-library';
import { showInList } from '@site/src/tools/shared/show-in-list';
import { useShowStage } from '@site/src/tools/shared/tool-layout/stage-slot';
import type { ReactNode } from 'react';
import { showPlacement } from './show-placement';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import styles from './styles.module.css';
import type { MapperWork } from './use-mapper';

/** All placements, grouped by floor. */
export function PlacementList({ mapper }: { readonly mapper: MapperWork }): ReactNode {
  const { placements, selected, select, map } = mapper;
  const showStage = useShowStage();
  const nameOf = (floorId: string): string =>
    map?.venue.floors.find(({ id }) => id === floorId)?.name ?? floorId;
  return (
    <section className={panel.group} aria-label="Placements">
      <p className={panel.title} role="status">
        {placements.length === 1 ? '1 placement' : `${placements.length} placements`}
      </p>
      {placements.length === 0 && (
        <p className={panel.hint}>No models placed yet. Choose a model, then click the map.</p>
      )}
      <ul className={panel.list}>
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
                  showStage();
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
