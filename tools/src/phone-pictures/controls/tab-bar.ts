import type { Phone } from '../frame/phone.ts';
import { element } from './element.ts';
import { icon, type IconName } from './icon.ts';

/** The tab bar of an app, below the stage; the first tab is active. */
export function addTabBar({ screen }: Phone, tabs: Readonly<Record<string, IconName>>): void {
  const parts = Object.entries(tabs).map(([title, name]) => element('tab', icon(name), title));
  screen.append(element('tab-bar', ...parts));
}
