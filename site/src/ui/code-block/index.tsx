import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import CopyButton from '../copy-button';
import styles from './styles.module.css';

type Props = {
  readonly language?: string;
  readonly title?: string;
  /** Highlighted at build time; see `src/markdown/remark-highlight.ts`. */
  readonly html?: string;
  /** Id of the element with the whole sample, if this is a part of one. */
  readonly whole?: string;
  /** Plain code of blocks that a component renders. */
  readonly children?: ReactNode;
  readonly className?: string;
};

export default function CodeBlock({ language, title, html, whole, children, className }: Props) {
  const code = useRef<HTMLElement>(null);
  const copyButtons = (
    <div className={styles.copy}>
      {whole !== undefined && <CopyButton subject="whole sample" getText={() => codeIn(whole)} />}
      <CopyButton getText={() => code.current?.textContent ?? ''} />
    </div>
  );
  return (
    <div className={clsx(styles.block, 'theme-code-block', className)} data-language={language}>
      {title && (
        <div className={styles.title}>
          {title}
          {copyButtons}
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
      {!title && copyButtons}
    </div>
  );
}

/** The first code in an element, which is the file that a part was taken from. */
function codeIn(id: string): string {
  return document.querySelector(`#${id} code`)?.textContent ?? '';
}

/** The height of the code: it is laid out lazily on scrolling, and must not shift the page then. */
function linesOf(html: string): CSSProperties {
  return { '--lines': html.split('\n').length } as CSSProperties;
}
