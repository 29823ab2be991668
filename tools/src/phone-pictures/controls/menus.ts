import type { Phone } from '../frame/phone.ts';
import { element } from './element.ts';
import { icon } from './icon.ts';

export type MenuOptions = {
  readonly label: string;
  readonly value: string;
  /** Items of the list below it, if it is open. */
  readonly open?: readonly string[];
};

/** Drop-down fields side by side, above the map. */
export function addMenus({ stage }: Phone, menus: readonly MenuOptions[]): void {
  stage.append(element('menus', ...menus.map(menuOf)));
}

function menuOf({ label, value, open }: MenuOptions): HTMLElement {
  const menu = element('menu', element('menu-label', label), element('menu-value', value));
  menu.append(icon('down'));
  if (open === undefined) return menu;
  const rows = open.map((text) => {
    const row = element('menu-row', element('menu-text', text));
    if (text === value) row.append(icon('check'));
    return row;
  });
  menu.append(element('menu-list', ...rows));
  return menu;
}
