import type { MapView } from '@brand/web-sdk';
import SelectField from '@site/src/ui/select-field';
import { titleOfModel } from '../model-library';
import { ALTITUDES, type Placement, SCALES, normalizeAngle } from '../placement';
import { movedLngLat } from '@site/src/kit/lng-lat';
import type { PlacementChange } from '../edit-placements';
import type { ReactNode } from 'react';
import NumberField from '@site/src/ui/number-field';
import { showPlacement } from './show-placement';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import styles from './styles.module.css';
import type { MapperWork } from './use-mapper';

type Props = {
  readonly mapper: MapperWork;
  readonly placement: Placement;
  readonly map: MapView;
};

const SECONDARY = 'button button--secondary';
/** Metres per press. */
const STEP = 0.25;
const DIRECTIONS = [
  { name: 'north', sign: '↑', east: 0, north: STEP },
  { name: 'south', sign: '↓', east: 0, north: -STEP },
  { name: 'west', sign: '←', east: -STEP, north: 0 },
  { name: 'east', sign: '→', east: STEP, north: 0 },
] as const;
const FIRST_COLOR = '#3a7bd5';

/** Fields for position and appearance of the selected placement. */
export function PlacementPanel({ mapper, placement, map }: Props): ReactNode {
  const { id, model, floorId, altitude, rotationDegrees, scale, color } = placement;
  const change = (fields: PlacementChange): void => mapper.change(id, fields);
  return (
    <section className={panel.group} aria-label={`Selected: ${titleOfModel(model)} ${id}`}>
      <p className={panel.title}>
        {titleOfModel(model)} <code>{id}</code>
      </p>
      <div className={panel.fields}>
        <NumberField
          label="Rotation (degrees)"
          value={rotationDegrees}
          range={[0, 359]}
          step={5}
          onChange={(degrees) => change({ rotationDegrees: normalizeAngle(degrees) })}
        />
        <NumberField
          label="Scale"
          value={scale}
          range={[SCALES.least, SCALES.most]}
          step={0.1}
          onChange={(factor) => change({ scale: factor })}
        />
        <NumberField
          label="Altitude (metres)"
          value={altitude}
          range={[ALTITUDES.least, ALTITUDES.most]}
          step={0.1}
          onChange={(metres) => change({ altitude: metres })}
        />
        <SelectField
          label="Model floor"
          value={floorId}
          options={map.venue.floors.map(({ id: each, name, floorStack }) => [
            each,
            map.venue.floorStacks.length > 1 && floorStack ? `${floorStack.name}, ${name}` : name,
          ])}
          onChange={(floor) => {
            change({ floorId: floor });
            void map.floors.set(floor);
          }}
        />
        <label className={panel.check}>
          <input
            type="checkbox"
            checked={color !== undefined}
            onChange={({ currentTarget }) =>
              change({ color: currentTarget.checked ? FIRST_COLOR : undefined })
            }
          />
          Single colour
          {color !== undefined && (
            <input
              type="color"
              aria-label="Model colour"
              value={color}
              onChange={({ currentTarget }) => change({ color: currentTarget.value })}
            />
          )}
        </label>
      </div>
      <MoveButtons {...{ mapper, placement }} />
      <div className={panel.actions}>
        <button
          type="button"
          className={SECONDARY}
          onClick={() => void showPlacement(map, placement)}
        >
          Show
        </button>
        <button type="button" className={SECONDARY} onClick={() => mapper.duplicate(placement)}>
          Duplicate
        </button>
        <button type="button" className={SECONDARY} onClick={() => mapper.remove(id)}>
          Remove
        </button>
      </div>
    </section>
  );
}

/** Moves the placement without a pointer, or by one click. */
function MoveButtons({ mapper, placement }: Omit<Props, 'map'>): ReactNode {
  const { armed, setArmed, getCenter: centre } = mapper;
  const { id, lngLat } = placement;
  const change = (fields: PlacementChange): void => mapper.change(id, fields);
  return (
    <fieldset className={styles.move}>
      <legend>Move</legend>
      {DIRECTIONS.map(({ name, sign, east, north }) => (
        <button
          key={name}
          type="button"
          className={SECONDARY}
          aria-label={`Move ${name}`}
          onClick={() => change({ lngLat: movedLngLat(lngLat, { east, north }) })}
        >
          {sign}
        </button>
      ))}
      <button
        type="button"
        className={SECONDARY}
        aria-pressed={armed?.kind === 'move'}
        onClick={() => setArmed(armed?.kind === 'move' ? undefined : { kind: 'move' })}
      >
        By click
      </button>
      <button
        type="button"
        className={SECONDARY}
        onClick={() => {
          const at = centre();
          if (at) change(at);
        }}
      >
        To the centre
      </button>
    </fieldset>
  );
}
