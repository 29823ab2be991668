import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

/** A path of this site. Links to others must not come from the URL. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Explains why another page led here: it is not in the download. */
export default function MissingPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const path = isBrowser ? new URLSearchParams(location.search).get('page') : null;
  const url = useBaseUrl(path ?? '/');
  if (path === null || !PATH.test(path)) return null;
  return (
    <div role="alert">
      <p>
        <strong>The page {path} is not in your download, and there is no connection.</strong> Search
        finds the pages that you have. To get this one, go online, choose its part below and
        download it.
      </p>
      {/* Not a link of the app, which would look for the page's code. */}
      <p>
        <a href={url}>Try again</a>
      </p>
    </div>
  );
}
