import { loadFiles } from '../items';
import type { ShowcaseFile, ShowcaseItem } from '../showcase-item';
import CodeBlock from '@site/src/ui/code-block';
import { useEffect, useState } from 'react';
import styles from './styles.module.css';

type Props = { readonly item: ShowcaseItem };

/** The files of an app: the entry opened, the others collapsed. */
export default function Source({ item }: Props) {
  const [files, setFiles] = useState<readonly ShowcaseFile[] | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    loadFiles(item).then(
      (loaded) => isCurrent && setFiles(loaded),
      () => isCurrent && setFiles('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [item]);
  if (files === 'failed') {
    return <p role="alert">The source did not load. Reload the page to try again.</p>;
  }
  const [main, ...others] = files ?? [];
  if (!main) return <p className={styles.waiting}>Loading the source…</p>;
  return (
    <>
      <CodeBlock title={main.name} language={main.language} html={main.html} />
      {others.map(({ name, language, html }) => (
        <details key={name} className={styles.file}>
          <summary>{name}</summary>
          <CodeBlock title={name} language={language} html={html} />
        </details>
      ))}
    </>
  );
}
