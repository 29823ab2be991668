import Link from '@docusaurus/Link';
import type { Refusal } from '../protocol';
import type { ReactNode } from 'react';
import { CodeText } from './CodeText';
import styles from './styles.module.css';

/** The reason why a file was rejected, and advice. */
export function FileRejected({ refusal }: { readonly refusal: Refusal }): ReactNode {
  const { code, message, advice, docs } = refusal;
  return (
    <div className={styles.refused}>
      <p>
        <code>{code}</code> {message}
      </p>
      <p>
        <strong>Solution:</strong> <CodeText text={advice} />
      </p>
      {docs !== undefined && <Link to={docs}>Rule that the file breaks</Link>}
    </div>
  );
}
