import siteConfig from '@generated/docusaurus.config';
import { replaceText } from './replace-text';

let observer: MutationObserver | undefined;

/**
 * Code on a page names the public portal. On any other, such as one on the reader's machine, it
 * names the portal that the page came from, so that it works when pasted.
 */
export function onRouteDidUpdate(): void {
  const { url, baseUrl } = siteConfig;
  if (window.location.origin === new URL(url).origin) return;
  const own = window.location.origin + baseUrl.replace(/\/$/, '');
  for (const code of document.querySelectorAll('main code')) replaceText(code, url, own);
  // Parts of a page are drawn later, such as the code of a playground.
  observer?.disconnect();
  observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      for (const code of node.querySelectorAll('code')) replaceText(code, url, own);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // Shorter and longer URLs move what is below them, after the page has scrolled to its target.
  const { hash } = window.location;
  if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
}
