import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useSession, useSnapshot } from './session-context.ts';

export function MapButtons(): ReactNode {
  const { map } = useSession();
  const { texts } = useSnapshot();
  const zoomBy = (steps: number): void => {
    void map.camera.animateTo({ zoom: map.camera.zoom + steps });
  };
  return (
    <div className="vw-buttons">
      <button type="button" aria-label={texts.zoomIn} onClick={() => zoomBy(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={texts.zoomOut} onClick={() => zoomBy(-1)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={texts.showAll} onClick={() => void map.camera.reset()}>
        <Icon name="home" />
      </button>
    </div>
  );
}
