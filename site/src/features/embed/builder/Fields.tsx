import type { ViewerMode, ViewerTheme } from '@brand/viewer-embed';
import SelectField from '@site/src/ui/select-field';
import type { EmbedChoice } from '../snippets';
import { DEMO_VENUES, findDemoVenue } from '@site/src/venue/demo-venues';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type FieldsProps = {
  readonly choice: EmbedChoice;
  readonly onChange: (choice: EmbedChoice) => void;
};

const MODES: Readonly<Record<ViewerMode, string>> = {
  map: 'Map and panel',
  minimap: 'Minimap',
  directory: 'Directory',
};
const THEMES: Readonly<Record<ViewerTheme, string>> = { light: 'Light', dark: 'Dark' };
const MIN_PIXELS = 240;
const MAX_PIXELS = 1200;

/** Form fields of the builder. */
export default function Fields({ choice, onChange }: FieldsProps): ReactNode {
  const { venue, mode, theme, language, height, title } = choice;
  const languages = findDemoVenue(venue)?.languages ?? {};
  const chooseVenue = (id: string): void => {
    const { language: _language, ...others } = choice;
    onChange({ ...others, venue: id, title: `Map of ${findDemoVenue(id)?.name ?? id}` });
  };
  return (
    <div className={styles.fields} data-markdown-ignore>
      <SelectField
        label="Venue"
        value={venue}
        options={DEMO_VENUES.map(({ id, name }) => [id, name])}
        onChange={chooseVenue}
      />
      <SelectField
        label="Layout"
        value={mode ?? 'map'}
        options={Object.entries(MODES)}
        onChange={(value) => onChange({ ...choice, mode: value as ViewerMode })}
      />
      <SelectField
        label="Language"
        value={language ?? ''}
        options={[['', 'Visitor’s language'], ...Object.entries(languages)]}
        onChange={(value) => {
          const { language: _language, ...others } = choice;
          onChange(value === '' ? others : { ...others, language: value });
        }}
      />
      <SelectField
        label="Colours"
        value={theme ?? ''}
        options={[['', 'Same as device'], ...Object.entries(THEMES)]}
        onChange={(value) => {
          const { theme: _theme, ...others } = choice;
          onChange(value === '' ? others : { ...others, theme: value as ViewerTheme });
        }}
      />
      <label>
        Height (pixels)
        <input
          type="number"
          min={MIN_PIXELS}
          max={MAX_PIXELS}
          step={10}
          defaultValue={height}
          onChange={({ currentTarget }) => {
            const pixels = currentTarget.valueAsNumber;
            if (pixels >= MIN_PIXELS && pixels <= MAX_PIXELS)
              onChange({ ...choice, height: pixels });
          }}
        />
      </label>
      <label>
        Title for screen readers
        <input
          type="text"
          maxLength={100}
          value={title}
          onChange={({ currentTarget }) => onChange({ ...choice, title: currentTarget.value })}
        />
      </label>
    </div>
  );
}
