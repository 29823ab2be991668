import type { DocsInstance, DocsVersion } from './instances.ts';

/** The versions this run builds: all of them, or the newest alone in the writer's fast loop. */
export function includedVersions({ versions }: DocsInstance): readonly DocsVersion[] {
  return process.env['LATEST_VERSIONS_ONLY'] === '1' ? [versions[0]] : versions;
}
