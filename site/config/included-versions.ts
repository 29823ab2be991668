import type { DocsInstance, DocsVersion } from './instances.ts';

/** The versions this run builds: all of them, or the newest alone in the writer's fast loop. */
export function includedVersions({ versions }: DocsInstance): readonly DocsVersion[] {
  return isLatestOnly() ? [versions[0]] : versions;
}

/**
 * What becomes of links that lead nowhere. Where older versions are left out, so are the pages that
 * migration guides and lists of versions lead to: such links are listed and lead to "not found".
 */
export function brokenLinkSeverity(): 'throw' | 'warn' {
  return isLatestOnly() ? 'warn' : 'throw';
}

function isLatestOnly(): boolean {
  return process.env['LATEST_VERSIONS_ONLY'] === '1';
}
