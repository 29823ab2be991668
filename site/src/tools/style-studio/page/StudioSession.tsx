import SelectField from '@site/src/ui/select-field';
import VenueStage from '@site/src/venue/stage';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import PanelHead from '@site/src/tools/shared/panel/PanelHead';
import ToolStage from '@site/src/tools/shared/tool-layout/ToolStage';
import type { SessionProps } from '@site/src/tools/shared/tool-on-bundle';
import type { ReactNode } from 'react';
import { ContrastReport } from './ContrastReport';
import { EntryFields } from './EntryFields';
import { EntryList } from './EntryList';
import { Files } from './Files';
import { LabelFields } from './LabelFields';
import { saveStyle } from './save-style';
import { useStudio } from './use-studio';

export default function StudioSession({ venue, bundle }: SessionProps): ReactNode {
  const studio = useStudio(venue, bundle);
  const { theme, setTheme, onMap, present } = studio;
  const isEmpty = Object.keys(present.style).length === 0;
  return (
    <>
      <ToolStage>
        <VenueStage bundle={bundle} onMap={onMap} theme={theme} />
      </ToolStage>
      <PanelHead {...studio}>
        <button
          type="button"
          className="button button--primary button--sm"
          onClick={() => saveStyle(present.style)}
        >
          Export style
        </button>
      </PanelHead>
      <SelectField
        label="Preview"
        value={theme}
        options={[
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChange={setTheme}
      />
      <p className={panel.hint}>
        {isEmpty
          ? 'This bundle has no default style, so it has no entries to edit.'
          : 'Click an element on the map to edit its entry.'}
      </p>
      {!isEmpty && (
        <>
          <EntryList studio={studio} />
          <EntryFields studio={studio} />
        </>
      )}
      <LabelFields studio={studio} />
      <ContrastReport studio={studio} />
      <Files studio={studio} />
    </>
  );
}
