import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { clsx } from 'clsx';
import { type ComponentType, lazy, Suspense } from 'react';
import styles from './styles.module.css';

// Lazy, because every docs page includes this file in case its group has no such page.
const WayOn = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "near" */ './WayOn').catch(() => ({ default: () => null })),
);

type Props = { readonly className?: string };

export default function NotFoundContent({ className }: Props) {
  return (
    <main className={clsx('container', styles.page, className)}>
      <PageMetadata title="Page not found" />
      <header>
        <Heading as="h1">Page not found</Heading>
        <p className={styles.lead}>
          This page does not exist. It may have moved, or the link may contain a typo.
        </p>
      </header>
      <Suspense>
        <WayOn />
      </Suspense>
    </main>
  );
}
