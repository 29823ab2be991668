import type { DocsInstance, DocsVersion } from './instances.ts';

/** The versions that this run builds: all of them, or only the newest in the writer's fast loop. */
export function includedVersions({ versions }: DocsInstance): readonly DocsVersion[] {
  return isLatestOnly() ? [versions[0]] : versions;
}

/**
 * How broken links are reported. Without older versions, the pages that migration guides and
 * version lists link to are missing too, so those links are only warnings.
 */
export function brokenLinkSeverity(): 'throw' | 'warn' {
  return isLatestOnly() ? 'warn' : 'throw';
}

function isLatestOnly(): boolean {
  return process.env['LATEST_VERSIONS_ONLY'] === '1';
}
