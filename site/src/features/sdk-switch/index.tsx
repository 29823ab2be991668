import {
  useActiveDocContext,
  useAllDocsData,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { type DocsInstance, VERSIONED_INSTANCES } from '@site/config/instances';
import { useDocsInstance } from '@site/src/kit/use-docs-instance';
import { type ReactNode, useId } from 'react';
import { findSameTopic } from './same-topic';
import styles from './styles.module.css';

const SDKS = VERSIONED_INSTANCES.filter(({ id }) => id.endsWith('-sdk'));

type Props = { readonly onChoose?: () => void };

/** Opens the current topic in another SDK or version. The general docs have neither. */
export default function SdkSwitch(props: Props): ReactNode {
  const instance = useDocsInstance();
  return instance ? <Switch instance={instance} {...props} /> : null;
}

function Switch({ instance, onChoose }: Props & { readonly instance: DocsInstance }) {
  const { pathname } = useLocation();
  const { activeVersion, activeDoc } = useActiveDocContext(instance.id);
  const isSdk = SDKS.includes(instance);
  return (
    // The key closes it after a choice.
    <details key={pathname} className={styles.switch} data-menu>
      <summary>
        <span className="visually-hidden">{isSdk ? 'SDK and version: ' : 'Version: '}</span>
        {instance.label} {activeVersion?.label}
      </summary>
      <ul className={styles.menu}>
        {(isSdk ? SDKS : [instance]).map((each) => (
          <Versions
            key={each.id}
            instance={each}
            pageId={activeDoc?.id}
            current={each === instance ? activeVersion?.name : undefined}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </details>
  );
}

type VersionsProps = {
  readonly instance: DocsInstance;
  readonly pageId: string | undefined;
  /** The version that the reader has open, if it is one of these. */
  readonly current: string | undefined;
  readonly onChoose: (() => void) | undefined;
};

function Versions({ instance: { id, label }, pageId, current, onChoose }: VersionsProps) {
  const noteId = useId();
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  const { savePreferredVersionName } = useDocsPreferredVersion(id);
  const choices = (useAllDocsData()[id]?.versions ?? []).map((version) => ({
    name: version.name,
    ...findSameTopic(pageId, version),
  }));
  const missing = choices.filter(({ hasTopic }) => !hasTopic).map(({ name }) => name);
  return (
    <li>
      <span className={styles.sdk}>{label}</span>
      <ul className={styles.versions}>
        {choices.map(({ name, path, hasTopic }) => (
          <li key={name}>
            <Link
              to={hasTopic ? `${path}${search}${hash}` : path}
              aria-current={name === current ? 'true' : undefined}
              aria-describedby={hasTopic ? undefined : noteId}
              data-missing={hasTopic ? undefined : true}
              onClick={() => {
                savePreferredVersionName(name);
                onChoose?.();
              }}
            >
              <span className="visually-hidden">{label} </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <span id={noteId} className={styles.note}>
          Not in {missing.length === choices.length ? 'this SDK' : listOf(missing)}: opens the start
          page
        </span>
      )}
    </li>
  );
}

function listOf(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]+)$/, ' and $1');
}
