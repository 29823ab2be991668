import { MODEL_LIBRARY, titleOfModel } from '../model-library';
import { type ReactNode, useState } from 'react';
import { showPlacement } from './show-placement';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import styles from './styles.module.css';
import type { MapperWork } from './use-mapper';

/** Chooses a model and places it at a click or at the centre of the map. */
export function Palette({ mapper }: { readonly mapper: MapperWork }): ReactNode {
  const { armed, setArmed, getCenter: centre, place, map } = mapper;
  const [last, setLast] = useState('desk');
  const model = armed?.kind === 'place' ? armed.model : undefined;
  const placeAtCenter = (): void => {
    const at = centre();
    if (!at || !map) return;
    place(last, at);
    void showPlacement(map, at);
  };
  return (
    <PanelGroup legend="Model">
      <div className={styles.palette}>
        {MODEL_LIBRARY.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={model === name}
            onClick={() => {
              setLast(name);
              setArmed(model === name ? undefined : { kind: 'place', model: name });
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <p className={panel.hint}>{hintOf(mapper)}</p>
      <div className={panel.actions}>
        <button
          type="button"
          className="button button--secondary"
          disabled={!map}
          onClick={placeAtCenter}
        >
          Place {titleOfModel(last).toLowerCase()} at the centre
        </button>
      </div>
    </PanelGroup>
  );
}

function hintOf({ armed }: MapperWork): string {
  if (armed?.kind === 'move') return 'Click the new position.';
  if (armed) {
    return `Click the map to place: ${titleOfModel(armed.model).toLowerCase()}. To stop, press Escape or the button again.`;
  }
  return 'Choose a model, then click the map to place it. To select a placed model, click it on the map.';
}
