import VenueStage from '@site/src/venue/stage';
import ToolMessage from '@site/src/tools/shared/tool-message';
import type { SessionProps } from '@site/src/tools/shared/tool-on-bundle';
import type { ReactNode } from 'react';
import { FileActions } from './FileActions';
import { Palette } from './Palette';
import { PlacementList } from './PlacementList';
import { PlacementPanel } from './PlacementPanel';
import styles from './styles.module.css';
import { useMapper } from './use-mapper';

export default function MapperSession({ venue, bundle }: SessionProps): ReactNode {
  const mapper = useMapper(venue, bundle);
  const { selected, map } = mapper;
  return (
    <div className={styles.mapper}>
      <Palette mapper={mapper} />
      <VenueStage bundle={bundle} onMap={mapper.setMap} hasLabels={false} />
      <ToolMessage {...mapper} />
      <FileActions mapper={mapper} />
      <div className={styles.columns}>
        <PlacementList mapper={mapper} />
        {selected && map && <PlacementPanel mapper={mapper} placement={selected} map={map} />}
      </div>
    </div>
  );
}
