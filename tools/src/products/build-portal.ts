import { COMPRESSION, PORTAL_STEPS, SBOM, SITE_STEPS } from './build-steps.ts';
import { failureText, type PlannedStep, runTaskGraph } from '../run/task-graph.ts';
import { annotateSamplesIfStale } from '../samples/annotate-if-stale.ts';

/** Builds the missing or stale files that the portal is served from. */
export function buildPortal(): Promise<boolean> {
  return runBuild(PORTAL_STEPS);
}

/** Builds the site after a change of pages, if all else is up to date. */
export function rebuildSite(): Promise<boolean> {
  return runBuild(SITE_STEPS);
}

/**
 * Builds the portal and the rest of a release: precompressed files and bills of materials.
 */
export function buildRelease(): Promise<boolean> {
  return runBuild([...PORTAL_STEPS, SBOM, COMPRESSION]);
}

async function runBuild(steps: readonly PlannedStep[]): Promise<boolean> {
  if (!(await annotateSamplesIfStale())) return false;
  const outcomes = await runTaskGraph(steps, { shows: 'failures' });
  const failures = failureText(steps, outcomes);
  if (failures !== '') console.error(failures);
  return failures === '';
}
