import type { MapView } from '@brand/web-sdk';
import NumberField from '@site/src/ui/number-field';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import type { LngLat } from '@site/src/kit/lng-lat';
import { distanceToVenue, type Placement, placeByTwoPoints, placeMiddle } from '../lab/placement';
import type { LabVenue } from '../lab/track';
import type { Fix } from '../recording';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

type Props = {
  readonly lab: LabVenue;
  readonly map: MapView | undefined;
  /** The fixes as they were recorded. */
  readonly fixes: readonly Fix[];
  readonly placement: Placement | undefined;
  readonly onChange: (placement: Placement | undefined) => void;
};

/** What the next click on the map sets. */
type Step =
  | { readonly name: 'idle' }
  | { readonly name: 'start' }
  | { readonly name: 'farthest'; readonly start: LngLat };

/** Moves and turns a recording that was made elsewhere. */
export function PlacementFields({ lab, map, fixes, placement, onChange }: Props): ReactNode {
  const metres = distanceToVenue(fixes, lab.venue);
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const take = (point: LngLat): void => {
    if (step.name === 'start') setStep({ name: 'farthest', start: point });
    if (step.name !== 'farthest') return;
    setStep({ name: 'idle' });
    onChange(placeByTwoPoints(fixes, { start: step.start, farthest: point }));
  };
  const onClick = useEffectEvent((point: LngLat | undefined) => {
    if (point) take(point);
  });
  useEffect(() => map?.on('click', ({ coordinate }) => onClick(coordinate?.lngLat)), [map]);
  const center = (): LngLat => map?.camera.center.lngLat ?? lab.venue.center;
  return (
    <PanelGroup legend="Place">
      <p className={panel.hint} role="status">
        {sentenceOf(metres, placement, step)}
      </p>
      <div className={panel.actions}>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            setStep({ name: 'idle' });
            onChange(placeMiddle(fixes, center()));
          }}
        >
          Place here
        </button>
        {map && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => setStep(step.name === 'idle' ? { name: 'start' } : { name: 'idle' })}
          >
            {step.name === 'idle' ? 'Place by two points' : 'Stop placing'}
          </button>
        )}
        {map && step.name !== 'idle' && (
          <button type="button" className="button button--primary" onClick={() => take(center())}>
            Use the map’s centre
          </button>
        )}
        {placement && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => onChange(undefined)}
          >
            Move back
          </button>
        )}
      </div>
      {placement && (
        <div className={panel.fields}>
          <NumberField
            label="Rotation (°)"
            value={placement.rotationDegrees}
            range={[-360, 360]}
            step={5}
            onChange={(rotationDegrees) => onChange({ ...placement, rotationDegrees })}
          />
        </div>
      )}
    </PanelGroup>
  );
}

function sentenceOf(metres: number, placement: Placement | undefined, step: Step): string {
  if (step.name === 'start') {
    return 'Click the map where the recording starts, or move the map and use its centre.';
  }
  if (step.name === 'farthest') {
    return 'Click the map where the recording is farthest from its start.';
  }
  if (placement) return 'The recording was moved into the venue. Its times are unchanged.';
  if (metres === 0) return 'The recording was made in this venue or close to it.';
  return `The recording was made ${formatDistance(metres)} from this venue. To see it on the map, place it here, or open the bundle of its own venue.`;
}

function formatDistance(metres: number): string {
  if (metres === Infinity) return 'more than 10,000 km';
  return metres < 2000
    ? `${Math.round(metres)} m`
    : `${Math.round(metres / 1000).toLocaleString('en-GB')} km`;
}
