import type { ApiName } from '@brand/rest-api';
import Link from '@docusaurus/Link';
import { useScrollPositionBlocker } from '@docusaurus/theme-common/internal';
import { tryAnchor } from '../try-anchor';
import type { LanguageName } from '../code/language-names';
import CodeBlock from '@site/src/ui/code-block';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import CodePanel from './CodePanel';
import { useCodeLanguage } from './use-code-language';
import { loadWrittenCode, writtenCode } from './request-snippets';
import styles from './styles.module.css';

/** Made by `src/features/rest-apis/node/operation-nodes.ts`. */
type Props = {
  readonly api: ApiName;
  readonly operation: string;
  /** The request for curl. Other languages are loaded when a reader asks for one. */
  readonly children: ReactNode;
};

/** The request of an operation in all languages, and the way to send it. */
export default function RestCode({ api, operation, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const [language, setLanguage] = useCodeLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const [, setIsLoaded] = useState(writtenCode(api) !== undefined);

  useEffect(() => {
    if (language === 'curl') return;
    loadWrittenCode(api).then(
      () => setIsLoaded(true),
      () => setHasFailed(true),
    );
  }, [api, language]);

  async function choose(name: LanguageName): Promise<void> {
    // All requests of the page change. Those above must not move this one away.
    if (name !== 'curl') await loadWrittenCode(api).catch(() => setHasFailed(true));
    if (panel.current) blockElementScrollPositionUntilNextRender(panel.current);
    setLanguage(name);
  }

  const html = language === 'curl' ? undefined : writtenCode(api)?.[operation]?.[language];
  return (
    <CodePanel
      ref={panel}
      language={language}
      onLanguage={(name) => void choose(name)}
      action={
        <Link className={styles.try} to={`#${tryAnchor(operation)}`}>
          Try it
        </Link>
      }
    >
      {hasFailed && language !== 'curl' && (
        <p role="alert" className={styles.failure}>
          The code could not be loaded. This is the request for curl; reload the page for others.
        </p>
      )}
      {html === undefined ? children : <CodeBlock language={language} html={html} />}
    </CodePanel>
  );
}
