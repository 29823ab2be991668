import Link from '@docusaurus/Link';
import {
  type GlobalVersion,
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { SupportState } from '@site/config/instances';
import { findInstance } from '@site/src/docs/find-instance';
import { clsx } from 'clsx';
import styles from './styles.module.css';

const SUPPORT_TEXT: Readonly<Record<SupportState, string>> = {
  current: 'is a current line',
  maintenance: 'receives fixes only',
  'end-of-life': 'has reached its end of life and receives no fixes',
};

type Props = { readonly className?: string };

/** On an older version: how it is supported, and the way to the same page of the latest. */
export default function DocVersionBanner({ className }: Props) {
  const version = useDocsVersion();
  const { pluginId } = useActivePlugin({ failfast: true }) ?? {};
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const instance = findInstance(pluginId);
  const support = instance?.versions.find(({ name }) => name === version.version)?.support;
  if (version.isLast || !instance || !support || !latestVersionSuggestion) return null;

  const target = latestDocSuggestion ?? mainDocOf(latestVersionSuggestion);
  const latestName = `${instance.label} ${latestVersionSuggestion.label}`;
  return (
    <aside
      aria-label="Version"
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}
    >
      {instance.label} <b>{version.label}</b> {SUPPORT_TEXT[support]}.{' '}
      <Link to={target.path} onClick={() => savePreferredVersionName(latestVersionSuggestion.name)}>
        {latestDocSuggestion ? `Read this page for ${latestName}` : `Go to ${latestName}`}
      </Link>
    </aside>
  );
}

function mainDocOf(version: GlobalVersion) {
  const main = version.docs.find(({ id }) => id === version.mainDocId);
  if (!main) throw new Error(`Version ${version.name} has no main doc "${version.mainDocId}".`);
  return main;
}
