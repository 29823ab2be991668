import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDocsInstance } from '@site/src/kit/use-docs-instance';
import { clsx } from 'clsx';
import styles from './styles.module.css';

/** Names SDK and version above the title where the bar has no room for the version's menu. */
export default function SdkLabel() {
  const instance = useDocsInstance();
  const { label } = useDocsVersion();
  if (!instance?.id.endsWith('-sdk')) return null;
  return (
    <p className={clsx(ThemeClassNames.docs.docVersionBadge, styles.sdk)}>
      {instance.label} {label}
    </p>
  );
}
