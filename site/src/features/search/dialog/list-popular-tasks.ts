import type { SearchContext } from '@brand/wire/results';
import { GENERAL_TASKS, SDK_TASKS } from './popular-tasks';

export type PopularTask = {
  readonly label: string;
  readonly address: string;
  /** The version of the page, if it is not the reader's. */
  readonly version?: string;
};

/** The pages of a version of a docs plugin. */
export type VersionPages = {
  readonly name: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly docs: readonly { readonly path: string }[];
};

/**
 * The tasks of the reader's SDK, in the reader's version where it has the page, and otherwise in the
 * latest. Outside the docs of an SDK, general tasks.
 */
export function listPopularTasks(
  { section, tags }: SearchContext,
  versionsOf: (section: string) => readonly VersionPages[] | undefined,
  withBaseUrl: (path: string) => string,
): PopularTask[] {
  const versions = section === undefined ? [] : (versionsOf(section) ?? []);
  const own = versions.find(({ name }) => tags.includes(`docs-${section}-${name}`));
  const latest = versions.find(({ isLast }) => isLast);
  const tasks = SDK_TASKS.flatMap(([label, page]): PopularTask[] => {
    const address = findPage(own, page);
    if (address !== undefined) return [{ label, address }];
    const other = findPage(latest, page);
    return latest && other !== undefined ? [{ label, address: other, version: latest.name }] : [];
  });
  if (tasks.length > 0) return tasks;
  return GENERAL_TASKS.map(([label, path]) => ({ label, address: withBaseUrl(path) }));
}

function findPage(version: VersionPages | undefined, page: string): string | undefined {
  return version?.docs.find(({ path }) => path === `${version.path}/${page}`)?.path;
}
