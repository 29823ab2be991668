import type { Phone } from '../frame/phone.ts';
import { element } from './element.ts';
import { icon, type IconName } from './icon.ts';

/** The title bar of a screen, above the stage. */
export function addTopBar(
  { screen }: Phone,
  { title, action }: { readonly title: string; readonly action?: IconName },
): void {
  const bar = element('top-bar', element('leading', icon('back')), element('title', title));
  bar.append(element('trailing', ...(action === undefined ? [] : [icon(action)])));
  screen.prepend(bar);
}
