import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot, type Root } from 'react-dom/client';

/** Marks the static file that is served for every unknown URL. */
export const NOT_FOUND_MARK = 'portal-not-found';

/**
 * Below a docs group, an unknown URL renders inside the layout of that group, which the static
 * not-found file lacks: hydration would be a mismatch. Such a page is rendered from scratch; the
 * framework uses an existing root.
 */
if (ExecutionEnvironment.canUseDOM && document.querySelector(`meta[name=${NOT_FOUND_MARK}]`)) {
  escapeMalformedPath();
  const container = document.getElementById('__docusaurus');
  if (container) (window as { docusaurusRoot?: Root }).docusaurusRoot = createRoot(container);
}

/** The router throws on a path that cannot be decoded. */
function escapeMalformedPath(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(pathname);
  } catch {
    const escaped = pathname.replaceAll('%', '%25');
    window.history.replaceState(window.history.state, '', escaped + search + hash);
  }
}
