import table from '@generated/api-reference/default/table.json';
import type { PublishedReference } from './published';

/** Every reference of the portal: SDKs in display order, latest version first. */
export const REFERENCES: readonly PublishedReference[] = table;

export function findReference(sdk: string, version: string): PublishedReference | undefined {
  return REFERENCES.find((each) => each.sdk === sdk && each.version === version);
}

/** The reference that a URL belongs to, ignoring the hash. */
export function referenceOfAddress(address: URL): PublishedReference | undefined {
  const page = removeTrailingSlash(address.origin + address.pathname);
  return REFERENCES.find((reference) =>
    [reference.href, reference.page].some(
      (each) => removeTrailingSlash(new URL(each, window.location.origin).href) === page,
    ),
  );
}

function removeTrailingSlash(address: string): string {
  return address.replace(/\/$/, '');
}
