import type { Venue } from '@brand/web-sdk';
import ScrollingTable from '@site/src/ui/scrolling-table';
import PanelGroup from '@site/src/tools/shared/panel';
import { binFrames, type ChartBin, niceCeiling } from '../lab/chart-series';
import { quantile } from '../lab/measure-track';
import type { Track } from '../lab/track';
import { type PointerEvent, type ReactNode, useMemo } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly track: Track;
  readonly venue: Venue;
  readonly time: number;
  readonly onScrub: (time: number) => void;
};

const BINS = 240;
const ROWS = 20;
const [WIDTH, HEIGHT] = [240, 48];

/** Accuracy, distance and floor over time, and the same as a table. */
export function Charts({ track, venue, time, onScrub }: Props): ReactNode {
  const { frames, duration } = track;
  const bins = useMemo(() => binFrames(frames, { duration, count: BINS }), [frames, duration]);
  const floors = useMemo(() => listFloors(bins, venue), [bins, venue]);
  if (bins.length < 2) return null;
  const scrub = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onScrub(((event.clientX - left) / width) * duration);
  };
  const shared = { bins, duration, time, onPointerDown: scrub };
  return (
    <PanelGroup legend="Over time">
      <div className={styles.charts}>
        <Lane
          {...shared}
          title="Accuracy"
          unit="m"
          valueOf={({ accuracy }) => accuracy}
          about={spreadOf(bins, ({ accuracy }) => accuracy)}
        />
        <Lane
          {...shared}
          title="Distance recorded to shown"
          unit="m"
          valueOf={({ distance }) => distance}
          about={spreadOf(bins, ({ distance }) => distance)}
        />
        {floors.length > 0 && (
          <Lane
            {...shared}
            title="Floor"
            unit=""
            labels={floors.map(({ name }) => name)}
            valueOf={({ floorId }) => floors.findIndex(({ id }) => id === floorId)}
            about={floors.map(({ name }) => name).join(', ')}
          />
        )}
      </div>
      <details>
        <summary>Chart as a table</summary>
        <BinTable track={track} venue={venue} />
      </details>
    </PanelGroup>
  );
}

type LaneProps = {
  readonly title: string;
  readonly unit: string;
  readonly bins: readonly ChartBin[];
  readonly duration: number;
  readonly time: number;
  readonly valueOf: (bin: ChartBin) => number;
  /** Names of the values 0, 1 and so on; without them, the values are metres. */
  readonly labels?: readonly string[];
  /** The values in words. */
  readonly about: string;
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
};

function Lane(props: LaneProps): ReactNode {
  const { title, unit, bins, duration, time, valueOf, labels, about, onPointerDown } = props;
  const top = labels ? Math.max(1, labels.length - 1) : niceCeiling(Math.max(...bins.map(valueOf)));
  const xOf = (at: number): number => (duration === 0 ? 0 : (at / duration) * WIDTH);
  const yOf = (value: number): number => HEIGHT - 2 - (value / top) * (HEIGHT - 4);
  const points = bins.flatMap((bin, index) => {
    const value = valueOf(bin);
    if (value < 0) return [];
    const end = bins[index + 1]?.time ?? duration;
    return [`${xOf(bin.time)},${yOf(value)}`, `${xOf(end)},${yOf(value)}`];
  });
  return (
    <figure className={styles.lane}>
      <figcaption>
        <span>{title}</span>
        <span>{labels ? labels.join(' / ') : `0 to ${top} ${unit}`}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title} over time: ${about}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        onPointerDown={onPointerDown}
      >
        <polyline className={styles.line} points={points.join(' ')} />
        <line className={styles.now} x1={xOf(time)} x2={xOf(time)} y1={0} y2={HEIGHT} />
      </svg>
    </figure>
  );
}

function BinTable({
  track: { frames, duration },
  venue,
}: Pick<Props, 'track' | 'venue'>): ReactNode {
  const bins = useMemo(() => binFrames(frames, { duration, count: ROWS }), [frames, duration]);
  return (
    <ScrollingTable className={styles.bins}>
      <thead>
        <tr>
          <th scope="col">From (s)</th>
          <th scope="col">Accuracy (m)</th>
          <th scope="col">Distance (m)</th>
          <th scope="col">Floor</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {bins.map(({ time, accuracy, distance, floorId, state }) => (
          <tr key={time}>
            <th scope="row">{(time / 1000).toFixed(1)}</th>
            <td>{accuracy.toFixed(1)}</td>
            <td>{distance.toFixed(1)}</td>
            <td>
              {floorId === undefined ? 'unknown' : (venue.find('floor', floorId)?.name ?? '')}
            </td>
            <td>{state}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

/** The floors of the track, from the lowest to the highest. */
function listFloors(
  bins: readonly ChartBin[],
  { floors }: Venue,
): readonly { readonly id: string; readonly name: string }[] {
  const used = new Set(bins.map(({ floorId }) => floorId));
  return floors.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ id, name }));
}

function spreadOf(bins: readonly ChartBin[], valueOf: (bin: ChartBin) => number): string {
  const values = bins.map(valueOf).toSorted((a, b) => a - b);
  const [least, most] = [values[0] ?? 0, values.at(-1) ?? 0];
  return `${least.toFixed(1)} to ${most.toFixed(1)} m, usually ${quantile(values, 0.5).toFixed(1)} m`;
}
