import type { MapView } from '@brand/web-sdk';
import SelectField from '@site/src/ui/select-field';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import { findRoute } from '../find-route';
import type { DrawnPoint } from '../walk-project';
import { type ReactNode, useMemo, useState } from 'react';

type Props = {
  readonly map: MapView;
  readonly onWay: (points: readonly DrawnPoint[]) => void;
  readonly onProblem: (reason: string) => void;
};

/** Adds a walk between two places, across floors, by the venue's own wayfinding. */
export function WayFields({ map: { venue }, onWay, onProblem }: Props): ReactNode {
  const places = useMemo(
    () =>
      venue.locations
        .filter(({ center }) => center !== undefined)
        .map(({ id, name }) => [id, name] as const)
        .toSorted(([, a], [, b]) => a.localeCompare(b)),
    [venue],
  );
  const [from, setFrom] = useState(places[0]?.[0] ?? '');
  const [to, setTo] = useState(places.at(-1)?.[0] ?? '');
  if (places.length < 2) return null;
  const walk = async (): Promise<void> => {
    const way = await findRoute(venue, venue.get('location', from), venue.get('location', to));
    if ('reason' in way) onProblem(way.reason);
    else onWay(way.points);
  };
  return (
    <PanelGroup legend="Route between places">
      <div className={panel.fields}>
        <SelectField label="From" value={from} options={places} onChange={setFrom} />
        <SelectField label="To" value={to} options={places} onChange={setTo} />
        <button type="button" className="button button--secondary" onClick={() => void walk()}>
          Use this route
        </button>
      </div>
    </PanelGroup>
  );
}
