import { MODEL_LIBRARY, titleOfModel } from '../model-library';
import { type ReactNode, useState } from 'react';
import { showPlacement } from './show-placement';
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
    <>
      <fieldset className={styles.palette}>
        <legend>Model</legend>
        {MODEL_LIBRARY.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-pressed={model === name}
            onClick={() => {
              setLast(name);
              setArmed(model === name ? undefined : { kind: 'place', model: name });
            }}
          >
            {title}
          </button>
        ))}
      </fieldset>
      <div className={styles.row}>
        <p className={styles.hint}>{hintOf(mapper)}</p>
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={!map}
          onClick={placeAtCenter}
        >
          Place {titleOfModel(last).toLowerCase()} at the centre
        </button>
      </div>
    </>
  );
}

function hintOf({ armed }: MapperWork): string {
  if (armed?.kind === 'move') return 'Click where it shall stand.';
  if (armed) {
    return `Click the map to place: ${titleOfModel(armed.model).toLowerCase()}. Escape, or the button again, stops it.`;
  }
  return 'Choose a model, then click the map. Click a model on the map to select it.';
}
