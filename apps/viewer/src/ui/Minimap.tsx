import type { ReactNode } from 'react';
import { Notices } from './Notices.tsx';
import { useSession, useSnapshot } from './session-context.ts';

type MinimapProps = { readonly addressOf: (() => string) | undefined };

/** A small map of one place that links to the full viewer. */
export function Minimap({ addressOf }: MinimapProps): ReactNode {
  const { venue } = useSession();
  const { location, floor, texts } = useSnapshot();
  return (
    <>
      <div className="vw-caption">
        <span>
          <strong>{location?.name ?? venue.name}</strong>
          <span className="vw-note"> {floor.name}</span>
        </span>
        {addressOf && (
          <a href={addressOf()} target="_blank" rel="noopener">
            {texts.openMap}
          </a>
        )}
      </div>
      <Notices />
    </>
  );
}
