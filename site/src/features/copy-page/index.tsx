import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { markdownPath } from '@site/src/kit/markdown-path';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Buttons that copy the page as Markdown; `client/on-demand` handles the clicks. */
export default function CopyPage(): ReactNode {
  const markdown = markdownPath(useDoc().metadata.permalink);
  return (
    <details className={styles.menu} data-menu data-copy-page={markdown}>
      <summary className="button button--secondary button--sm">Copy page</summary>
      <div>
        <button type="button">Copy as Markdown</button>
        <a href={markdown}>View as Markdown</a>
      </div>
    </details>
  );
}
