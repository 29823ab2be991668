import type { Phone } from '../frame/phone.ts';
import { element } from './element.ts';
import { icon, type IconName } from './icon.ts';

/** Round buttons in a column at the right edge of the map; the first may be toggled on. */
export function addMapButtons(
  { stage }: Phone,
  { icons, on }: { readonly icons: readonly IconName[]; readonly on?: IconName },
): void {
  const buttons = icons.map((name) => {
    const button = element('map-button', icon(name));
    if (name === on) button.dataset['chosen'] = '';
    return button;
  });
  stage.append(element('map-buttons', ...buttons));
}
