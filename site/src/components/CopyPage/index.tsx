import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The page as text for another place, such as a chat; `client/copy-page` does it. */
export default function CopyPage(): ReactNode {
  const markdown = `${useDoc().metadata.permalink}.md`;
  const list = useBaseUrl('/llms.txt');
  return (
    <details className={styles.menu} data-copy-page={markdown}>
      <summary>Copy page</summary>
      <ul>
        <li>
          <button type="button">Copy as Markdown</button>
        </li>
        <li>
          <a href={markdown}>View as Markdown</a>
        </li>
        <li>
          <a href={list}>All pages, for machines</a>
        </li>
      </ul>
    </details>
  );
}
