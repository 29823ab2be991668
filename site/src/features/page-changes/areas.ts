import { VERSIONED_INSTANCES } from '../../../config/instances.ts';

/** A part of the documentation by which changes are filtered. */
export type Area = { readonly id: string; readonly label: string };

const GENERAL: Area = { id: 'general', label: 'General pages' };
const FOLDERS: readonly Area[] = [
  { id: 'mvf', label: 'Venue format (MVF)' },
  { id: 'embed-a-map', label: 'Share a map' },
  { id: 'enterprise-apps', label: 'Enterprise apps' },
  { id: 'rest-apis', label: 'REST APIs' },
  { id: 'data-sync', label: 'Data sync' },
  { id: 'integrations', label: 'Integrations' },
  { id: 'tools', label: 'Tools' },
];

export const AREAS: readonly Area[] = [
  ...VERSIONED_INSTANCES.map(({ id, label }) => ({ id, label })),
  ...FOLDERS,
  GENERAL,
];

/** The area of a page by its id: `web-sdk` for `web-sdk/6.0/labels`, `mvf` for `docs/mvf/v3/…`. */
export function areaOf(pageId: string): string {
  const [group = '', folder = ''] = pageId.split('/');
  if (group !== 'docs') return group;
  return FOLDERS.find(({ id }) => id === folder)?.id ?? GENERAL.id;
}
