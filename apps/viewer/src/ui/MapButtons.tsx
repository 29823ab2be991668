import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useSession, useSnapshot } from './session-context.ts';

export function MapButtons(): ReactNode {
  const session = useSession();
  const { texts } = useSnapshot();
  return (
    <div className="vw-buttons">
      <button type="button" aria-label={texts.zoomIn} onClick={() => session.zoomBy(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={texts.zoomOut} onClick={() => session.zoomBy(-1)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={texts.showAll} onClick={() => session.showAll()}>
        <Icon name="home" />
      </button>
    </div>
  );
}
