import Layout from '@theme/Layout';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  readonly description: string;
  /** One or two sentences below the heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A page of our own outside the docs groups: heading, lead, body. */
export default function Page({ title, description, lead, children }: Props) {
  return (
    <Layout title={title} description={description}>
      <main className={clsx('container', styles.page)}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </main>
    </Layout>
  );
}
