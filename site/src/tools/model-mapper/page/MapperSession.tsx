import VenueStage from '@site/src/venue/stage';
import PanelHead from '@site/src/tools/shared/panel/PanelHead';
import ToolStage from '@site/src/tools/shared/tool-layout/ToolStage';
import type { SessionProps } from '@site/src/tools/shared/tool-on-bundle';
import { saveFile } from '@site/src/kit/save-file';
import type { ReactNode } from 'react';
import { Files } from './Files';
import { Palette } from './Palette';
import { PlacementList } from './PlacementList';
import { PlacementPanel } from './PlacementPanel';
import styles from './styles.module.css';
import { useMapper } from './use-mapper';

export default function MapperSession({ venue, bundle }: SessionProps): ReactNode {
  const mapper = useMapper(venue, bundle);
  const { selected, map, placements, write } = mapper;
  return (
    <>
      <ToolStage>
        <VenueStage bundle={bundle} onMap={mapper.setMap} hasLabels={false} />
      </ToolStage>
      <PanelHead {...mapper}>
        <button
          type="button"
          className="button button--primary button--sm"
          disabled={placements.length === 0}
          onClick={() =>
            saveFile('placements.json', new Blob([write()], { type: 'application/json' }))
          }
        >
          Export JSON
        </button>
      </PanelHead>
      <Palette mapper={mapper} />
      {/* One group: the focus of a removed placement goes to its neighbour in the list. */}
      <div className={styles.placements}>
        <PlacementList mapper={mapper} />
        {selected && map && <PlacementPanel mapper={mapper} placement={selected} map={map} />}
      </div>
      <Files mapper={mapper} />
    </>
  );
}
