import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useMemo } from 'react';
import { useBrand } from '@site/src/kit/use-brand';
import { type HitTags, sdkLabels, tagsOfPath } from '@brand/wire/results';
import { useVersionedSections } from './use-search-context';

/** Display names of SDKs by id. */
export function useSdkLabels(): ReadonlyMap<string, string> {
  const { name } = useBrand();
  return useMemo(() => sdkLabels(name), [name]);
}

/** The SDK and the version of a page, by URL. */
export function useHitTags(): (address: string) => HitTags {
  const labels = useSdkLabels();
  const sections = useVersionedSections();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useCallback(
    (address) => tagsOfPath(address.replace(baseUrl, '/'), labels, sections),
    [labels, sections, baseUrl],
  );
}
