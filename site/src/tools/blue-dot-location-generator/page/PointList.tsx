import type { MapView } from '@brand/web-sdk';
import NumberField from '@site/src/ui/number-field';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import { type DrawnPoint, WALK_RANGES } from '../walk-project';
import { type ReactNode, useRef, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly map: MapView;
  readonly points: readonly DrawnPoint[];
  readonly onChange: (points: readonly DrawnPoint[], topic?: string) => void;
};

/** Longer lists are collapsed when the tool starts. */
const MAX_SHOWN = 12;
/** Step of arrow keys in degrees, about ten centimetres. */
const NUDGE = 0.000001;

/** The points of a walk, editable by keyboard to the centimetre. */
export function PointList({ map, points, onChange }: Props): ReactNode {
  const floors = map.venue.floors.map(({ id, name }) => ({ id, name }));
  const [isOpen, setOpen] = useState(points.length <= MAX_SHOWN);
  const rows = useRef<HTMLTableSectionElement>(null);
  const moveEarlier = (index: number, point: DrawnPoint): void => {
    onChange(points.toSpliced(index, 1).toSpliced(index - 1, 0, point));
    // Keeps the focus on the moved point.
    requestAnimationFrame(() => {
      const row = rows.current?.children[index - 1];
      const button = row?.querySelector<HTMLElement>('[data-move]:enabled');
      (button ?? row?.querySelector('button'))?.focus();
    });
  };
  return (
    <details
      className={panel.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Points ({points.length})</summary>
      {points.length === 0 ? (
        <p className={panel.hint}>
          Click the map to add a point, or move the map and add a point at its centre.
        </p>
      ) : (
        <div className={styles.scroller}>
          <table className={styles.points}>
            <thead>
              <tr>
                <th scope="col">Point</th>
                <th scope="col">Floor</th>
                <th scope="col">Longitude, latitude</th>
                <th scope="col">Pause (s)</th>
              </tr>
            </thead>
            <tbody ref={rows}>
              {points.map((point, index) => (
                <PointRow
                  // oxlint-disable-next-line react/no-array-index-key -- A point is its place in the walk.
                  key={index}
                  number={index + 1}
                  point={point}
                  floors={floors}
                  onChange={(next, field) => {
                    onChange(points.with(index, next), `point ${index} ${field}`);
                  }}
                  onShow={() => void map.camera.focusOn(point, { maxZoom: 20 })}
                  onDelete={() => onChange(points.toSpliced(index, 1))}
                  onEarlier={index === 0 ? undefined : () => moveEarlier(index, point)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

type RowProps = {
  readonly number: number;
  readonly point: DrawnPoint;
  readonly floors: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (point: DrawnPoint, field: string) => void;
  readonly onShow: () => void;
  readonly onDelete: () => void;
  readonly onEarlier: (() => void) | undefined;
};

function PointRow(props: RowProps): ReactNode {
  const { number, point, floors, onChange, onShow, onDelete, onEarlier } = props;
  const [lng, lat] = point.lngLat;
  const small = 'button button--secondary button--sm';
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>
        <select
          aria-label={`Floor of point ${number}`}
          value={point.floorId}
          onChange={({ currentTarget }) =>
            onChange({ ...point, floorId: currentTarget.value }, 'floor')
          }
        >
          {floors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <div className={styles.rowActions}>
          <button
            type="button"
            className={small}
            aria-label={`Show point ${number}`}
            onClick={onShow}
          >
            Show
          </button>
          <button
            type="button"
            className={small}
            aria-label={`Move point ${number} earlier`}
            disabled={!onEarlier}
            data-move="earlier"
            onClick={onEarlier}
          >
            ↑
          </button>
          <button
            type="button"
            className={small}
            aria-label={`Delete point ${number}`}
            onClick={onDelete}
          >
            ×
          </button>
        </div>
      </td>
      <td className={styles.position}>
        <NumberField
          label={`Longitude of point ${number}`}
          isLabelHidden
          value={lng}
          range={[-180, 180]}
          step={NUDGE}
          onChange={(value) => onChange({ ...point, lngLat: [value, lat] }, 'place')}
        />
        <NumberField
          label={`Latitude of point ${number}`}
          isLabelHidden
          value={lat}
          range={[-90, 90]}
          step={NUDGE}
          onChange={(value) => onChange({ ...point, lngLat: [lng, value] }, 'place')}
        />
      </td>
      <td className={styles.pause}>
        <NumberField
          label={`Pause at point ${number}, in seconds`}
          isLabelHidden
          value={point.pause}
          range={WALK_RANGES.pause}
          step={1}
          onChange={(pause) => onChange({ ...point, pause }, 'pause')}
        />
      </td>
    </tr>
  );
}
