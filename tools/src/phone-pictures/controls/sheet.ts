import type { Phone } from '../frame/phone.ts';
import { element } from './element.ts';
import { icon, type IconName } from './icon.ts';

export type SheetRow = {
  readonly title: string;
  readonly detail?: string;
  readonly icon?: IconName;
  /** URL of an image in place of an icon. */
  readonly picture?: string;
  readonly chosen?: boolean;
};

export type SheetOptions = {
  readonly title?: string;
  readonly detail?: string;
  /** Whether it covers the map or is below it. */
  readonly place?: 'over-map' | 'below-map';
  readonly rows?: readonly SheetRow[];
  /** Texts of buttons; the first is the primary one. */
  readonly buttons?: readonly string[];
};

/** A bottom sheet: a card with buttons, or a list. */
export function addSheet(
  { screen, stage }: Phone,
  { title, detail, place = 'over-map', rows = [], buttons = [] }: SheetOptions,
): void {
  const sheet = element('sheet', element('grabber'));
  if (title !== undefined) sheet.append(element('sheet-title', title));
  if (detail !== undefined) sheet.append(element('sheet-detail', detail));
  if (rows.length > 0) sheet.append(element('rows', ...rows.map(rowOf)));
  if (buttons.length > 0) {
    sheet.append(element('buttons', ...buttons.map((text) => element('button', text))));
  }
  (place === 'over-map' ? stage : screen).append(sheet);
}

function rowOf({ title, detail, chosen = false, ...start }: SheetRow): HTMLElement {
  const row = element('row', ...startOf(start), element('row-title', title));
  if (detail !== undefined) row.append(element('row-detail', detail));
  if (chosen) row.dataset['chosen'] = '';
  return row;
}

function startOf({ icon: name, picture }: Pick<SheetRow, 'icon' | 'picture'>): readonly Node[] {
  if (picture !== undefined) {
    const image = new Image();
    image.src = picture;
    return [element('row-start', image)];
  }
  return name === undefined ? [] : [element('row-start', icon(name))];
}
