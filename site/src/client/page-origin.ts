import siteConfig from '@generated/docusaurus.config';
import { replaceText } from './replace-text';

/**
 * Code on a page names the public portal. On any other, such as one on the reader's machine, it
 * names the portal that the page came from, so that it works when pasted.
 */
export function onRouteDidUpdate(): void {
  const { url, baseUrl } = siteConfig;
  if (window.location.origin === new URL(url).origin) return;
  const own = window.location.origin + baseUrl.replace(/\/$/, '');
  for (const code of document.querySelectorAll('main code')) replaceText(code, url, own);
  // Shorter and longer URLs move what is below them, after the page has scrolled to its target.
  const { hash } = window.location;
  if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
}
