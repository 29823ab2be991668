import { useActivePlugin, useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import { useMemo } from 'react';
import type { SearchContext } from './search-query';
import type { VersionedSection } from './tags-of-path';

/** The language, the versions and the section of the reader. */
export function useSearchContext(): SearchContext {
  const { locale, tags } = useContextualSearchFilters();
  const { pluginId } = useActivePlugin() ?? {};
  const key = tags.join(' ');
  return useMemo(
    () => ({
      locale,
      tags: key.split(' '),
      ...(pluginId && { section: pluginId === 'default' ? 'docs' : pluginId }),
    }),
    [locale, key, pluginId],
  );
}

/** The docs groups that have versions. */
export function useVersionedSections(): readonly VersionedSection[] {
  const data = useAllDocsData();
  return useMemo(
    () =>
      Object.entries(data).map(([id, { versions }]) => ({
        id,
        versions: versions.map(({ name, isLast }) => ({ name, isLast })),
      })),
    [data],
  );
}
