import SelectField from '@site/src/ui/select-field';
import { CheckboxGroup } from '@site/src/tools/shared/checkbox-group/CheckboxGroup';
import NumberField from '@site/src/ui/number-field';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import { pointSizes } from '../page-options';
import { PAPERS, type PaperName } from '../paper';
import { type PrintSettings, SETTING_RANGES } from '../print-settings';
import { pagesOf } from '../print-venue';
import type { ReactNode } from 'react';
import { Check, TextField } from './Fields';
import { YouAreHereField } from './YouAreHereField';
import type { Session } from './use-preview';

type Props = {
  readonly settings: PrintSettings;
  readonly venue: Session['venue'] | undefined;
  /** Whether the venue is being read. */
  readonly isReading: boolean;
  /** Id of the floor whose page is shown. */
  readonly shownId: string | undefined;
  readonly onChange: (change: Partial<PrintSettings>) => void;
};

export function SettingsForm(props: Props): ReactNode {
  return (
    <>
      <Paper {...props} />
      <Content {...props} />
      <Names {...props} />
      <Floors {...props} />
    </>
  );
}

const PAPER_OPTIONS: readonly (readonly [PaperName, string])[] = [
  ...(Object.keys(PAPERS) as (keyof typeof PAPERS)[]).map(
    (name) => [name, PAPERS[name].label] as const,
  ),
  ['custom', 'Custom'],
];

function Paper({ settings, onChange }: Props): ReactNode {
  const { paper, custom, orientation, margin, colours } = settings;
  const side = { range: SETTING_RANGES.side, step: 1 };
  return (
    <PanelGroup legend="Paper">
      <div className={panel.fields}>
        <SelectField
          label="Size"
          value={paper}
          options={PAPER_OPTIONS}
          onChange={(value) => onChange({ paper: value })}
        />
        <SelectField
          label="Orientation"
          value={orientation}
          options={[
            ['landscape', 'Landscape'],
            ['portrait', 'Portrait'],
          ]}
          onChange={(value) => onChange({ orientation: value })}
        />
        {paper === 'custom' && (
          <>
            <NumberField
              label="Width (mm)"
              {...side}
              value={custom.width}
              onChange={(width) => onChange({ custom: { ...custom, width } })}
            />
            <NumberField
              label="Height (mm)"
              {...side}
              value={custom.height}
              onChange={(height) => onChange({ custom: { ...custom, height } })}
            />
          </>
        )}
        <NumberField
          label="Margin (mm)"
          value={margin}
          range={SETTING_RANGES.margin}
          step={1}
          onChange={(value) => onChange({ margin: value })}
        />
        <SelectField
          label="Colours"
          value={colours}
          options={[
            ['colour', 'Colour'],
            ['grey', 'Greyscale'],
            ['contrast', 'High contrast'],
          ]}
          onChange={(value) => onChange({ colours: value })}
        />
      </div>
    </PanelGroup>
  );
}

function Content({ settings, venue, shownId, onChange }: Props): ReactNode {
  const { title, note, subtitle, legend, directory, scaleBar, northArrow, bearing } = settings;
  return (
    <PanelGroup legend="On the page">
      <div className={panel.fields}>
        <TextField
          label="Title"
          value={title}
          placeholder="No title"
          onChange={(value) => onChange({ title: value })}
        />
        <TextField
          label="Note"
          value={note}
          placeholder="No note"
          onChange={(value) => onChange({ note: value })}
        />
        <Check
          label="Venue name"
          value={subtitle}
          onChange={(value) => onChange({ subtitle: value })}
        />
        <Check label="Legend" value={legend} onChange={(value) => onChange({ legend: value })} />
        <Check
          label="Numbered directory"
          value={directory}
          onChange={(value) => onChange({ directory: value })}
        />
        <Check
          label="Scale bar"
          value={scaleBar}
          onChange={(value) => onChange({ scaleBar: value })}
        />
        <Check
          label="North arrow"
          value={northArrow}
          onChange={(value) => onChange({ northArrow: value })}
        />
        <Check
          label="Rotate the plan"
          value={bearing !== null}
          onChange={(isTurned) => onChange({ bearing: isTurned ? 0 : null })}
        />
        {bearing !== null && (
          <NumberField
            label="Top of page (degrees from north)"
            value={bearing}
            range={SETTING_RANGES.bearing}
            step={1}
            onChange={(value) => onChange({ bearing: value })}
          />
        )}
        <div className={panel.wide}>
          <YouAreHereField
            places={venue?.places ?? []}
            floors={venue?.floors ?? []}
            shownId={shownId}
            value={settings.here}
            onChange={(here) => onChange({ here })}
          />
        </div>
      </div>
    </PanelGroup>
  );
}

function Names({ settings, venue, onChange }: Props): ReactNode {
  const { labels, textSize, language } = settings;
  const { smallest, largest } = pointSizes(settings);
  const languages = venue?.languages ?? [];
  const known =
    language === '' || languages.includes(language) ? languages : [language, ...languages];
  return (
    <PanelGroup legend="Names">
      <div className={panel.fields}>
        <SelectField
          label="Amount"
          value={labels}
          options={[
            ['all', 'All that fit'],
            ['some', 'Fewer'],
            ['few', 'Large rooms only'],
            ['none', 'None'],
          ]}
          onChange={(value) => onChange({ labels: value })}
        />
        <div>
          <NumberField
            label="Text size (%)"
            value={textSize}
            range={SETTING_RANGES.textSize}
            step={5}
            onChange={(value) => onChange({ textSize: value })}
          />
          <p className={panel.hint}>
            {smallest.toFixed(0)} to {largest.toFixed(0)} pt on this paper
          </p>
        </div>
        <SelectField
          label="Language"
          value={language}
          options={[
            ['', 'Venue default'],
            ...known.map((tag) => [tag, nameOfLanguage(tag)] as const),
          ]}
          onChange={(value) => onChange({ language: value })}
        />
      </div>
    </PanelGroup>
  );
}

function Floors({ settings, venue, isReading, onChange }: Props): ReactNode {
  const floors = venue?.floors ?? [];
  const chosen = venue ? pagesOf(venue, settings).map(({ id }) => id) : [];
  return (
    <CheckboxGroup
      legend="Floors"
      options={floors.map(({ id, name }) => ({ id, label: name }))}
      value={chosen}
      onChange={(ids) => {
        // A file needs a page, so the last floor cannot be deselected.
        if (ids.length > 0) onChange({ floors: ids.length === floors.length ? [] : [...ids] });
      }}
      isBusy={isReading}
      needsOne
    />
  );
}

function nameOfLanguage(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    // The language tag of a bundle may be invalid.
    return tag;
  }
}
