import type { ViewerMode, ViewerTheme } from '@brand/viewer-embed';
import type { EmbedChoice } from '@site/src/embed/snippets';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type FieldsProps = {
  readonly choice: EmbedChoice;
  readonly onChange: (choice: EmbedChoice) => void;
};

type DemoVenue = { readonly name: string; readonly languages: Readonly<Record<string, string>> };

const ENGLISH = { en: 'English' };
const VENUES: Readonly<Record<string, DemoVenue>> = {
  'harbour-mall': {
    name: 'Harbour Mall',
    languages: { ...ENGLISH, pt: 'Português', es: 'Español' },
  },
  'northwind-airport': {
    name: 'Northwind International, Terminal 1',
    languages: { ...ENGLISH, fr: 'Français', ar: 'العربية' },
  },
  'st-brigid-hospital': {
    name: 'St. Brigid Hospital',
    languages: { ...ENGLISH, fr: 'Français' },
  },
  'kestrel-house': { name: 'Kestrel House', languages: ENGLISH },
  'alder-campus': { name: 'Alder University, Lakeside Campus', languages: ENGLISH },
};
const MODES: Readonly<Record<ViewerMode, string>> = {
  map: 'Map and panel',
  minimap: 'Minimap',
  directory: 'Directory',
};
const THEMES: Readonly<Record<ViewerTheme, string>> = { light: 'Light', dark: 'Dark' };
const SMALLEST = 240;
const LARGEST = 1200;

/** What can be chosen of an embedded map. */
export default function Fields({ choice, onChange }: FieldsProps): ReactNode {
  const { venue, mode, theme, language, height, title } = choice;
  const languages = VENUES[venue]?.languages ?? ENGLISH;
  const chooseVenue = (id: string): void => {
    const { language: _language, ...others } = choice;
    onChange({ ...others, venue: id, title: `Map of ${VENUES[id]?.name ?? id}` });
  };
  return (
    <div className={styles.fields}>
      <Select
        label="Venue"
        value={venue}
        options={Object.entries(VENUES).map(([id, { name }]) => [id, name])}
        onChange={chooseVenue}
      />
      <Select
        label="Looks like"
        value={mode ?? 'map'}
        options={Object.entries(MODES)}
        onChange={(value) => onChange({ ...choice, mode: value as ViewerMode })}
      />
      <Select
        label="Language"
        value={language ?? ''}
        options={[['', 'That of the visitor'], ...Object.entries(languages)]}
        onChange={(value) => {
          const { language: _language, ...others } = choice;
          onChange(value === '' ? others : { ...others, language: value });
        }}
      />
      <Select
        label="Colours"
        value={theme ?? ''}
        options={[['', 'Those of the device'], ...Object.entries(THEMES)]}
        onChange={(value) => {
          const { theme: _theme, ...others } = choice;
          onChange(value === '' ? others : { ...others, theme: value as ViewerTheme });
        }}
      />
      <label>
        Height in pixels
        <input
          type="number"
          min={SMALLEST}
          max={LARGEST}
          step={10}
          defaultValue={height}
          onChange={({ currentTarget }) => {
            const pixels = currentTarget.valueAsNumber;
            if (pixels >= SMALLEST && pixels <= LARGEST) onChange({ ...choice, height: pixels });
          }}
        />
      </label>
      <label>
        Title, for screen readers
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

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
};

function Select({ label, value, options, onChange }: SelectProps): ReactNode {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
