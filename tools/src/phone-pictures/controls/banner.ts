import type { Phone } from '../frame/phone.ts';
import { element } from './element.ts';
import { icon, type IconName } from './icon.ts';

/** A message at the top edge of the map. */
export function addBanner(
  { stage }: Phone,
  {
    title,
    detail,
    icon: name,
  }: { readonly title: string; readonly detail?: string; readonly icon: IconName },
): void {
  const texts = element('banner-texts', element('banner-title', title));
  if (detail !== undefined) texts.append(element('banner-detail', detail));
  stage.append(element('banner', element('banner-icon', icon(name)), texts));
}
