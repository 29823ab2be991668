import type powerbi from 'powerbi-visuals-api';
import {
  formattingSettings,
  FormattingSettingsService,
} from 'powerbi-visuals-utils-formattingmodel';

const KINDS = [
  { value: 'dots', displayName: 'Dots' },
  { value: 'heat', displayName: 'Heat' },
];
const THEMES = [
  { value: 'light', displayName: 'Light' },
  { value: 'dark', displayName: 'Dark' },
];
/** The values of an enumeration of Power BI, which exists in types only. */
const MIN: powerbi.visuals.ValidatorType.Min = 0;
const MAX: powerbi.visuals.ValidatorType.Max = 1;

/** A number field that limits its value in the format pane. */
function numberField(
  field: Readonly<Record<'name' | 'displayName', string>>,
  { value, min, max }: Readonly<Record<'value' | 'min' | 'max', number>>,
): formattingSettings.NumUpDown {
  return new formattingSettings.NumUpDown({
    ...field,
    value,
    options: { minValue: { type: MIN, value: min }, maxValue: { type: MAX, value: max } },
  });
}

class VenueCard extends formattingSettings.SimpleCard {
  override name = 'venue';
  override displayName = 'Venue';
  readonly venue = new formattingSettings.TextInput({
    name: 'venue',
    displayName: 'Venue id or bundle URL',
    placeholder: 'harbour-mall',
    value: '',
  });
  readonly key = new formattingSettings.TextInput({
    name: 'key',
    displayName: 'Key',
    placeholder: 'demo',
    value: 'demo',
  });
  readonly firstFloor = new formattingSettings.TextInput({
    name: 'firstFloor',
    displayName: 'First floor',
    placeholder: 'Floor with the most rows',
    value: '',
  });
  readonly theme = new formattingSettings.ItemDropdown({
    name: 'theme',
    displayName: 'Map theme',
    items: THEMES,
    value: THEMES[0]!,
  });
  override slices: formattingSettings.Slice[] = [this.venue, this.key, this.firstFloor, this.theme];
}

class PictureCard extends formattingSettings.SimpleCard {
  override name = 'picture';
  override displayName = 'Display';
  readonly kind = new formattingSettings.ItemDropdown({
    name: 'kind',
    displayName: 'Show rows as',
    items: KINDS,
    value: KINDS[0]!,
  });
  readonly dotSize = numberField(
    { name: 'dotSize', displayName: 'Dot size (pixels)' },
    { value: 12, min: 4, max: 40 },
  );
  readonly heatRadius = numberField(
    { name: 'heatRadius', displayName: 'Heat radius of a row (metres)' },
    { value: 5, min: 1, max: 50 },
  );
  override slices: formattingSettings.Slice[] = [this.kind, this.dotSize, this.heatRadius];
}

class SettingsModel extends formattingSettings.Model {
  readonly venueCard = new VenueCard();
  readonly pictureCard = new PictureCard();
  override cards: formattingSettings.Cards[] = [this.venueCard, this.pictureCard];
}

/** Values of the format pane. */
export type Settings = {
  readonly venue: string;
  readonly key: string;
  readonly firstFloor: string;
  readonly theme: 'light' | 'dark';
  readonly kind: 'dots' | 'heat';
  readonly dotSize: number;
  readonly heatRadius: number;
};

const EMPTY: powerbi.DataView = { metadata: { columns: [] } };

const service = new FormattingSettingsService();

/** The format pane: its fields, and what is in them. */
export class SettingsPane {
  #model = new SettingsModel();

  read(dataView: powerbi.DataView | undefined): Settings {
    this.#model = service.populateFormattingSettingsModel(SettingsModel, dataView ?? EMPTY);
    const { venueCard, pictureCard } = this.#model;
    return {
      venue: venueCard.venue.value.trim(),
      key: venueCard.key.value,
      firstFloor: venueCard.firstFloor.value.trim(),
      theme: venueCard.theme.value.value === 'dark' ? 'dark' : 'light',
      kind: pictureCard.kind.value.value === 'heat' ? 'heat' : 'dots',
      dotSize: between(pictureCard.dotSize.value, 4, 40),
      heatRadius: between(pictureCard.heatRadius.value, 1, 50),
    };
  }

  describe(): powerbi.visuals.FormattingModel {
    return service.buildFormattingModel(this.#model);
  }
}

/** A stored report can contain values outside the limits of the pane. */
function between(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
