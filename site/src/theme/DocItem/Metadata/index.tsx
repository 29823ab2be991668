import Head from '@docusaurus/Head';
import {
  useActivePlugin,
  useDoc,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { findInstance } from '@site/src/docs/find-instance';

/** Titles name the SDK and, on an older line, the version: "Markers" alone would occur ten times. */
function useFullTitle(): string {
  const { metadata } = useDoc();
  const { pluginId } = useActivePlugin({ failfast: true }) ?? {};
  const { label, isLast } = useDocsVersion();
  const instance = findInstance(pluginId);
  if (!instance || metadata.title.startsWith(instance.label)) return metadata.title;
  return `${metadata.title} (${instance.label}${isLast ? '' : ` ${label}`})`;
}

export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  const { pluginId } = useActivePlugin({ failfast: true }) ?? {};
  const { latestDocSuggestion } = useDocVersionSuggestions(pluginId);
  const { siteConfig } = useDocusaurusContext();
  const title = useFullTitle();
  return (
    <>
      <PageMetadata
        title={title}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      {latestDocSuggestion && (
        <Head>
          <link rel="canonical" href={`${siteConfig.url}${latestDocSuggestion.path}`} />
        </Head>
      )}
    </>
  );
}
