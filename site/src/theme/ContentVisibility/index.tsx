import type { Props } from '@theme/ContentVisibility';
import { lazy, Suspense } from 'react';

// Few pages are unlisted, and every page would load the banner's code.
const Unlisted = lazy(
  () => import(/* webpackChunkName: "unlisted" */ '@theme/ContentVisibility/Unlisted'),
);
const Draft = lazy(() => import(/* webpackChunkName: "draft" */ '@theme/ContentVisibility/Draft'));

/** Banners of unlisted pages and, during development, of drafts. */
export default function ContentVisibility({ metadata }: Props) {
  const { unlisted, frontMatter } = metadata;
  return (
    <Suspense>
      {(unlisted || frontMatter.unlisted) && <Unlisted />}
      {frontMatter.draft && <Draft />}
    </Suspense>
  );
}
