import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';

// Lazy, because every docs page includes this file in case its group has no such page.
const SuggestedPages = lazy(
  () => import(/* webpackChunkName: "near" */ '@site/src/features/search/suggested-pages'),
);

type Props = { readonly className?: string };

export default function NotFoundContent({ className }: Props) {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>There is no page at this address. It may have moved, or the link has a slip.</p>
      <Suspense>
        <SuggestedPages intro="Did you mean one of these?" />
      </Suspense>
      <p>
        Start from the <Link to="/">home page</Link>, the{' '}
        <Link to="/docs/overview">documentation overview</Link> or the{' '}
        <Link to="/api/api">API reference</Link>.
      </p>
    </main>
  );
}
