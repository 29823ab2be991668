import PanelGroup from '@site/src/tools/shared/panel';
import { measureTrack } from '../lab/measure-track';
import type { Track } from '../lab/track';
import { type ReactNode, useMemo } from 'react';
import styles from './styles.module.css';

type Props = { readonly track: Track; readonly hasSnapping: boolean };

/** The track in numbers. */
export function Figures({ track, hasSnapping }: Props): ReactNode {
  const figures = useMemo(() => measureTrack(track), [track]);
  const rows = [
    ['Distance recorded to shown, median', `${figures.medianDistance.toFixed(1)} m`],
    ['Distance recorded to shown, 95th percentile', `${figures.p95Distance.toFixed(1)} m`],
    ['Accepted positions', `${figures.accepted} of ${figures.positions}`],
    ['Discarded by the filter', String(figures.filtered)],
    ['Discarded as late', String(figures.late)],
    ['Snapped to a path', hasSnapping ? percent(figures.snappedShare) : 'off'],
    ['Floor changes', String(figures.floorChanges)],
    ['Gaps in the recording', gapsOf(figures.gaps, figures.longestGap)],
    ['Time in the state active', percent(figures.activeShare)],
  ] as const;
  return (
    <PanelGroup legend="Figures">
      <table className={styles.figures}>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PanelGroup>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function gapsOf(count: number, longest: number): string {
  return count === 0 ? '0' : `${count}, up to ${(longest / 1000).toFixed(1)} s`;
}
