import Head from '@docusaurus/Head';
import {
  useDoc,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DocsInstance } from '@site/config/instances';
import { useDocsInstance } from '@site/src/kit/use-docs-instance';

export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  const instance = useDocsInstance();
  const title = useFullTitle(instance);
  return (
    <>
      <PageMetadata
        title={title}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      {instance && <LatestCanonical instance={instance} />}
    </>
  );
}

/**
 * Titles name the SDK and, on an older version, the version: "Markers" alone would occur ten times.
 */
function useFullTitle(instance: DocsInstance | undefined): string {
  const { title } = useDoc().metadata;
  const { label, isLast } = useDocsVersion();
  if (!instance || title.startsWith(instance.label)) return title;
  return `${title} (${instance.label}${isLast ? '' : ` ${label}`})`;
}

/** The canonical page of an older version is the same page of the latest, if it exists. */
function LatestCanonical({ instance }: { readonly instance: DocsInstance }) {
  const { latestDocSuggestion } = useDocVersionSuggestions(instance.id);
  const { siteConfig } = useDocusaurusContext();
  if (!latestDocSuggestion) return null;
  return (
    <Head>
      <link rel="canonical" href={`${siteConfig.url}${latestDocSuggestion.path}`} />
    </Head>
  );
}
