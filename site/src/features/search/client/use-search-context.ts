import {
  useActivePlugin,
  useAllDocsData,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import type { SearchContext, VersionedSection } from '@brand/wire/results';

/** The language, the versions and the section of the reader. */
export function useSearchContext(): SearchContext {
  const { currentLocale: locale } = useDocusaurusContext().i18n;
  // The theme's own hook for both would add the whole docs client to every page.
  const tags = ['default', ...useDocsContextualSearchTags()];
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

/** The docs plugins that have versions. */
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
