import type { LabelSizes, PlanThemeName, ToPrintPageOptions } from '@brand/mvf/convert';
import { sheetSize } from './paper.ts';
import type { PrintSettings } from './print-settings.ts';

const THEMES: Readonly<Record<PrintSettings['colours'], PlanThemeName>> = {
  colour: 'paper',
  grey: 'grey',
  contrast: 'contrast',
};

/** Fewer names means a larger font: names that would only fit in small print are left out. */
const MIN_FONT_SIZES: Readonly<Record<PrintSettings['labels'], number>> = {
  none: 6,
  few: 11,
  some: 8,
  all: 6,
};
const MAX_FONT_SIZE = 15;

export type PageOf = {
  readonly floorId: string;
  readonly floorName: string;
  readonly venueName: string;
};

/** Drawing options for the page of a floor. */
export function pageOptions(settings: PrintSettings, page: PageOf): ToPrintPageOptions {
  const { title, language, bearing, note, here } = settings;
  return {
    floorId: page.floorId,
    paper: sheetSize(settings),
    margin: settings.margin,
    theme: THEMES[settings.colours],
    ...titleOption(title, page),
    subtitle: settings.subtitle,
    legend: settings.legend,
    directory: settings.directory,
    scaleBar: settings.scaleBar,
    northArrow: settings.northArrow,
    labels: settings.labels !== 'none',
    labelSizes: labelSizes(settings),
    ...(note.trim() !== '' && { note: fillTemplate(note, page) }),
    ...(language !== '' && { language }),
    ...(bearing !== null && { bearing }),
    ...(here?.floor === page.floorId && { here: here.at }),
  };
}

/** The floor's own name is omitted, because the page has it in every language. */
function titleOption(title: string, page: PageOf): { readonly title?: string } {
  return title.trim() === '{floor}' ? {} : { title: fillTemplate(title.trim(), page) };
}

function fillTemplate(text: string, { floorName, venueName }: PageOf): string {
  return text.replaceAll('{floor}', floorName).replaceAll('{venue}', venueName);
}

/** Font sizes of names in points on A4. */
function labelSizes({ labels, textSize }: PrintSettings): LabelSizes {
  const share = textSize / 100;
  return { smallest: MIN_FONT_SIZES[labels] * share, largest: MAX_FONT_SIZE * share };
}

const A4_AREA = 210 * 297;

/** The smallest and the largest font of names on the paper, in points. */
export function pointSizes(settings: PrintSettings): LabelSizes {
  const { width, height } = sheetSize(settings);
  const growth = Math.sqrt((width * height) / A4_AREA);
  const { smallest, largest } = labelSizes(settings);
  return { smallest: smallest * growth, largest: largest * growth };
}
