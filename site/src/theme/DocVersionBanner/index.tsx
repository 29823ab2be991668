import Link from '@docusaurus/Link';
import {
  type GlobalVersion,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { DocsInstance, SupportState } from '@site/config/instances';
import { useDocsInstance } from '@site/src/kit/use-docs-instance';
import { clsx } from 'clsx';
import styles from './styles.module.css';

const SUPPORT_TEXT: Readonly<Record<SupportState, string>> = {
  current: 'is a current version',
  maintenance: 'receives fixes only',
  'end-of-life': 'has reached its end of life and receives no fixes',
};

type Props = { readonly className?: string };

/** On an older version: its support state, and a link to the same page of the latest. */
export default function DocVersionBanner({ className }: Props) {
  const { isLast } = useDocsVersion();
  const instance = useDocsInstance();
  if (isLast || !instance) return null;
  return (
    <aside
      aria-label="Version"
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}
    >
      <BannerText instance={instance} />
    </aside>
  );
}

function BannerText({ instance }: { readonly instance: DocsInstance }) {
  const version = useDocsVersion();
  const { latestDocSuggestion, latestVersionSuggestion: latest } = useDocVersionSuggestions(
    instance.id,
  );
  const { savePreferredVersionName } = useDocsPreferredVersion(instance.id);
  const support = instance.versions.find(({ name }) => name === version.version)?.support;
  const target = latestDocSuggestion ?? mainDocOf(latest);
  const latestName = `${instance.label} ${latest.label}`;
  return (
    <>
      {instance.label} <b>{version.label}</b> {SUPPORT_TEXT[support ?? 'end-of-life']}.{' '}
      <Link to={target.path} onClick={() => savePreferredVersionName(latest.name)}>
        {latestDocSuggestion ? `Read this page for ${latestName}` : `Go to ${latestName}`}
      </Link>
    </>
  );
}

function mainDocOf(version: GlobalVersion) {
  const main = version.docs.find(({ id }) => id === version.mainDocId);
  if (!main) throw new Error(`Version ${version.name} has no main doc "${version.mainDocId}".`);
  return main;
}
