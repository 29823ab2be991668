import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot, type Root } from 'react-dom/client';

/** Marks the one static file that answers every unknown address. */
export const NOT_FOUND_MARK = 'portal-not-found';

/**
 * Below a docs group an unknown address renders inside that group's frame, which is not what the
 * static not-found file holds: hydrating it would be a mismatch. Such a page is rendered afresh; the
 * framework uses a root that is already there.
 */
if (ExecutionEnvironment.canUseDOM && document.querySelector(`meta[name=${NOT_FOUND_MARK}]`)) {
  escapeMalformedPath();
  const container = document.getElementById('__docusaurus');
  if (container) (window as { docusaurusRoot?: Root }).docusaurusRoot = createRoot(container);
}

/** A path that cannot be decoded would keep the router from starting. */
function escapeMalformedPath(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(pathname);
  } catch {
    const escaped = pathname.replaceAll('%', '%25');
    window.history.replaceState(window.history.state, '', escaped + search + hash);
  }
}
