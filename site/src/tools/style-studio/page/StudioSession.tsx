import SelectField from '@site/src/ui/select-field';
import VenueStage from '@site/src/venue/stage';
import ToolMessage from '@site/src/tools/shared/tool-message';
import type { SessionProps } from '@site/src/tools/shared/tool-on-bundle';
import type { ReactNode } from 'react';
import { ContrastReport } from './ContrastReport';
import { EntryFields } from './EntryFields';
import { EntryList } from './EntryList';
import { FileActions } from './FileActions';
import { LabelFields } from './LabelFields';
import styles from './styles.module.css';
import { useStudio } from './use-studio';

export default function StudioSession({ venue, bundle }: SessionProps): ReactNode {
  const studio = useStudio(venue, bundle);
  const { theme, setTheme, onMap, present } = studio;
  const isEmpty = Object.keys(present.style).length === 0;
  return (
    <div className={styles.studio}>
      <div className={styles.row}>
        <SelectField
          label="Preview"
          value={theme}
          options={[
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
          onChange={setTheme}
        />
        <p className={styles.hint}>Click something on the map to edit its entry.</p>
      </div>
      <VenueStage bundle={bundle} onMap={onMap} theme={theme} />
      <ToolMessage {...studio} />
      <FileActions studio={studio} />
      {isEmpty ? (
        <p>This bundle has no default style, so there are no entries to edit.</p>
      ) : (
        <div className={styles.columns}>
          <EntryList studio={studio} />
          <EntryFields studio={studio} />
        </div>
      )}
      <div className={styles.columns}>
        <LabelFields studio={studio} />
        <ContrastReport studio={studio} />
      </div>
    </div>
  );
}
