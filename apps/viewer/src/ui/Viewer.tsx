import type { ViewerMode } from '@brand/viewer-embed';
import type { ReactNode } from 'react';
import { Kiosk } from '../kiosk/Kiosk.tsx';
import { DirectionsPanel } from './DirectionsPanel.tsx';
import { FloorMenu } from './FloorMenu.tsx';
import { HomePanel } from './HomePanel.tsx';
import { Icon } from './Icon.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LocationCard } from './LocationCard.tsx';
import { MapButtons } from './MapButtons.tsx';
import { Minimap } from './Minimap.tsx';
import { Notices } from './Notices.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useSession, useSnapshot } from './session-context.ts';

export type ViewerProps = {
  readonly root: HTMLElement;
  readonly mode: ViewerMode;
  readonly kiosk: number | undefined;
  /** The URL of the current state, to share; absent if there is none. */
  readonly addressOf: (() => string) | undefined;
  /** Leads to the choice of another map. */
  readonly onLeave: (() => void) | undefined;
};

/** Everything around the map. */
export function Viewer(props: ViewerProps): ReactNode {
  const { mode, kiosk, root, addressOf, onLeave } = props;
  const { texts } = useSnapshot();
  if (mode === 'minimap') return <Minimap addressOf={addressOf} />;
  const isPublicScreen = kiosk !== undefined;
  return (
    <>
      <Panel hasLinks={!isPublicScreen}>
        <LanguageMenu />
        {!isPublicScreen && addressOf && <ShareButton addressOf={addressOf} />}
        {onLeave && (
          <button type="button" className="vw-round" aria-label={texts.otherMap} onClick={onLeave}>
            <Icon name="folder" />
          </button>
        )}
      </Panel>
      <MapButtons />
      <FloorMenu />
      <Notices />
      {kiosk !== undefined && <Kiosk root={root} seconds={kiosk} />}
    </>
  );
}

type PanelProps = {
  readonly hasLinks: boolean;
  readonly children: ReactNode;
};

function Panel({ hasLinks, children }: PanelProps): ReactNode {
  const { venue } = useSession();
  const { visit, panel, location } = useSnapshot();
  return (
    <div className="vw-panel">
      <header className="vw-head">
        <h1>{venue.name}</h1>
        {children}
      </header>
      <div className="vw-body">
        {/* Stays mounted while a card is open, so that the list keeps its state. */}
        <div hidden={panel !== 'home'}>
          <HomePanel key={visit} />
        </div>
        {panel === 'location' && location && (
          <LocationCard key={location.id} place={location} hasLinks={hasLinks} />
        )}
        {panel === 'directions' && <DirectionsPanel />}
      </div>
    </div>
  );
}
