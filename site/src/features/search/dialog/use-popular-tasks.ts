import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { SearchContext } from '@brand/wire/results';
import { useMemo } from 'react';
import { listPopularTasks, type PopularTask } from './list-popular-tasks';

/** Popular tasks for the docs that are open. */
export function usePopularTasks(context: SearchContext): readonly PopularTask[] {
  const data = useAllDocsData();
  const { withBaseUrl } = useBaseUrlUtils();
  return useMemo(
    () => listPopularTasks(context, (section) => data[section]?.versions, withBaseUrl),
    [context, data, withBaseUrl],
  );
}
