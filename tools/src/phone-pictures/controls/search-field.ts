import type { Phone } from '../frame/phone.ts';
import { element } from './element.ts';
import { icon } from './icon.ts';

/** A field over the map with what was typed. */
export function addSearchField({ stage }: Phone, query: string): void {
  const field = element('search-field', icon('search'), element('query', query), icon('close'));
  stage.append(field);
}
