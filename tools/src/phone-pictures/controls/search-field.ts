import type { Phone } from '../frame/phone.ts';
import { element } from './element.ts';
import { icon } from './icon.ts';

/** A search field over the map, with a query. */
export function addSearchField({ stage }: Phone, query: string): void {
  const field = element('search-field', icon('search'), element('query', query), icon('close'));
  stage.append(field);
}
