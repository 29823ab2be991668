import type { FieldReader } from '../shared/file/field-reader.ts';
import { openToolFile, type ToolFileKind } from '../shared/file/open-tool-file.ts';
import { CUSTOM_LIMITS, PAPERS, type PaperName, type SheetSize } from './paper.ts';

/** Position of the "You are here" marker. */
export type ReaderPlace = {
  readonly floor: string;
  /** Longitude and latitude in degrees. */
  readonly at: readonly [number, number];
};

/** All settings of the printed pages. */
export type PrintSettings = {
  readonly paper: PaperName;
  readonly custom: SheetSize;
  readonly orientation: (typeof ORIENTATIONS)[number];
  readonly margin: number;
  readonly floors: readonly string[];
  readonly title: string;
  readonly subtitle: boolean;
  readonly note: string;
  readonly legend: boolean;
  readonly directory: boolean;
  readonly scaleBar: boolean;
  readonly northArrow: boolean;
  readonly labels: (typeof LABELS)[number];
  readonly textSize: number;
  readonly colours: (typeof COLOURS)[number];
  readonly language: string;
  readonly bearing: number | null;
  readonly here: ReaderPlace | null;
};

const PAPER_NAMES: readonly PaperName[] = [...(Object.keys(PAPERS) as PaperName[]), 'custom'];
const ORIENTATIONS = ['portrait', 'landscape'] as const;
const LABELS = ['none', 'few', 'some', 'all'] as const;
const COLOURS = ['colour', 'grey', 'contrast'] as const;

/** Permitted ranges of numbers. */
export const SETTING_RANGES = {
  side: [CUSTOM_LIMITS.smallest, CUSTOM_LIMITS.largest],
  margin: [0, 100],
  textSize: [50, 200],
  bearing: [0, 360],
} as const;
export const MAX_TEXT_LENGTH = 200;
const MAX_ID_LENGTH = 100;
const MAX_LANGUAGE_LENGTH = 35;
const MAX_FLOORS = 500;

export const DEFAULT_SETTINGS: PrintSettings = {
  paper: 'a4',
  custom: { width: 500, height: 700 },
  orientation: 'landscape',
  margin: 10,
  floors: [],
  title: '{floor}',
  subtitle: true,
  note: '',
  legend: true,
  directory: false,
  scaleBar: true,
  northArrow: true,
  labels: 'all',
  textSize: 100,
  colours: 'colour',
  language: '',
  bearing: null,
  here: null,
};

const KIND: ToolFileKind = { format: 'print-map', title: 'print settings file', version: 1 };

/** The settings as JSON to save. */
export function writeSettings(settings: PrintSettings): string {
  return `${JSON.stringify({ format: 'print-map', version: 1, settings }, null, 2)}\n`;
}

/**
 * Parses a settings file; missing settings get their defaults. Throws a `ToolFileError` with
 * advice.
 */
export function readSettings(text: string): PrintSettings {
  const own = openToolFile(text, KIND).field('settings');
  const read = <Name extends keyof PrintSettings>(
    name: Name,
    as: (field: FieldReader) => PrintSettings[Name],
  ): PrintSettings[Name] => {
    const field = own.field(name);
    return field.isMissing ? DEFAULT_SETTINGS[name] : as(field);
  };
  return {
    paper: read('paper', (field) => field.choice(PAPER_NAMES)),
    custom: read('custom', (field) => ({
      width: field.field('width').number(SETTING_RANGES.side),
      height: field.field('height').number(SETTING_RANGES.side),
    })),
    orientation: read('orientation', (field) => field.choice(ORIENTATIONS)),
    margin: read('margin', (field) => field.number(SETTING_RANGES.margin)),
    floors: read('floors', (field) => field.list(MAX_FLOORS).map((id) => id.text(MAX_ID_LENGTH))),
    title: read('title', sentence),
    subtitle: read('subtitle', flag),
    note: read('note', sentence),
    legend: read('legend', flag),
    directory: read('directory', flag),
    scaleBar: read('scaleBar', flag),
    northArrow: read('northArrow', flag),
    labels: read('labels', (field) => field.choice(LABELS)),
    textSize: read('textSize', (field) => field.number(SETTING_RANGES.textSize)),
    colours: read('colours', (field) => field.choice(COLOURS)),
    language: read('language', (field) => field.text(MAX_LANGUAGE_LENGTH)),
    bearing: read('bearing', (field) =>
      field.isNull ? null : field.number(SETTING_RANGES.bearing),
    ),
    here: read('here', (field) =>
      field.isNull
        ? null
        : { floor: field.field('floor').text(MAX_ID_LENGTH), at: field.field('at').lngLat() },
    ),
  };
}

function flag(field: FieldReader): boolean {
  return field.flag();
}

function sentence(field: FieldReader): string {
  return field.text(MAX_TEXT_LENGTH);
}
