import type { Venue } from '@brand/web-sdk';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import { TRACE_COLORS } from '../lab/traces';
import type { Track, TrackFrame } from '../lab/track';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly track: Track;
  readonly frame: TrackFrame | undefined;
  readonly venue: Venue;
};

const OUTCOMES = {
  accepted: 'accepted',
  filtered: 'discarded by the filter',
  late: 'discarded as late',
} as const;

/** What the recording and the dot say at the current time, and the legend of the map. */
export function Moment({ track, frame, venue }: Props): ReactNode {
  if (!frame) return <p className={panel.hint}>The dot has no position yet.</p>;
  const { reported, outcome, position } = track.positions[frame.index]!;
  const nameOf = (floorId: string | undefined): string =>
    floorId === undefined ? 'unknown' : (venue.find('floor', floorId)?.name ?? floorId);
  return (
    <dl className={styles.moment}>
      <div>
        <dt>
          <Swatch color={TRACE_COLORS.recorded} /> Recorded
        </dt>
        <dd>
          {format(reported.accuracy)} m, floor {nameOf(reported.floorId)}, {OUTCOMES[outcome]}
        </dd>
      </div>
      <div>
        <dt>
          <Swatch color={TRACE_COLORS.accepted} isSquare /> Accepted
        </dt>
        <dd>
          {position
            ? `${format(position.accuracy)} m, floor ${nameOf(position.floorId)}, ${track.isSnapped[frame.index] ? 'on a path' : 'not snapped'}`
            : 'no position yet'}
        </dd>
      </div>
      <div>
        <dt>
          <Swatch /> Blue dot
        </dt>
        <dd>
          <code>{frame.state}</code>
          {frame.isShown ? '' : ', not shown'}, {format(frame.distance)} m from recorded
        </dd>
      </div>
    </dl>
  );
}

function format(metres: number): string {
  return metres.toFixed(1);
}

/** The colour of a trace on the map; without one, that of the dot. */
function Swatch({ color, isSquare = false }: { color?: string; isSquare?: boolean }): ReactNode {
  return (
    <span
      className={styles.swatch}
      data-square={isSquare || undefined}
      style={color === undefined ? undefined : { background: color }}
    />
  );
}
