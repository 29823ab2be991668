import { VERSIONED_INSTANCES } from '@site/config/instances';

/** A readable label for a path: `/web-sdk/5.0/blue-dot` becomes "Blue dot, Web SDK 5.0". */
export function labelOfPath(path: string): string {
  const segments = path.split('/').filter(Boolean);
  const instance = VERSIONED_INSTANCES.find(({ id }) => id === segments[0]);
  if (!instance) return toWords(segments.at(-1) ?? 'home');
  const version = instance.versions.find(({ name }) => name === segments[1])?.name;
  const group = version ? `${instance.label} ${version}` : instance.label;
  const page = segments.slice(version ? 2 : 1).at(-1);
  return page ? `${toWords(page)}, ${group}` : group;
}

function toWords(segment: string): string {
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
