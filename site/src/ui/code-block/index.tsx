import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import CopyButton from '../copy-button';
import styles from './styles.module.css';

type Props = {
  readonly language?: string;
  readonly title?: string;
  /** Highlighted at build time; see `src/markdown/remark-highlight.ts`. */
  readonly html?: string;
  /** Plain code of blocks that a component renders. */
  readonly children?: ReactNode;
  readonly className?: string;
};

export default function CodeBlock({ language, title, html, children, className }: Props) {
  const code = useRef<HTMLElement>(null);
  const copyButton = (
    <CopyButton className={styles.copy} getText={() => code.current?.textContent ?? ''} />
  );
  return (
    <div className={clsx(styles.block, 'theme-code-block', className)}>
      {title && (
        <div className={styles.title}>
          {title}
          {copyButton}
        </div>
      )}
      {/* Scrolls sideways, so it must be reachable by keyboard. Only a role can have a label. */}
      <pre
        className={styles.pre}
        role="group"
        tabIndex={0}
        aria-label={title ?? `Code in ${language ?? 'text'}`}
        style={html === undefined ? undefined : linesOf(html)}
      >
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      {!title && copyButton}
    </div>
  );
}

/** The height of the code: it is laid out lazily on scrolling, and must not shift the page then. */
function linesOf(html: string): CSSProperties {
  return { '--lines': html.split('\n').length } as CSSProperties;
}
