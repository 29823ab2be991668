import type { BundleView } from '../bundle-view.ts';
import { quote } from '../describe-value.ts';
import type { Place } from '../finding-list.ts';
import { readBundleUrl, type UrlUse } from './bundle-url.ts';

/** A URL and its location. An asset may be a file of the bundle; a link leads out of it. */
export type VenueUrl = Place & { readonly use: UrlUse; readonly url: string };

/**
 * [U1] No URL runs code. [U2] Links are absolute. [U3] Referenced files exist. [U4] Schemes are
 * those that maps load or open.
 */
export function checkUrls(view: BundleView, urls: Iterable<VenueUrl>): void {
  const { paths } = view.bundle;
  for (const { use, url, file, path } of urls) {
    const target = readBundleUrl(url, use);
    const at = { file, path, found: quote(url) };
    if (target.kind === 'unsafe') {
      view.report({ code: 'unsafe-url', ...at, expected: 'a safe URL' });
    } else if (target.kind === 'unsupported') {
      view.report({ code: 'unsupported-scheme', ...at, expected: EXPECTED_SCHEMES[use] });
    } else if (target.kind === 'invalid' || (target.kind === 'file' && use === 'link')) {
      view.report({ code: 'bad-url', ...at, expected: 'a URL like "https://example.com/"' });
    } else if (target.kind === 'file' && paths && !paths.has(target.path)) {
      view.report({ code: 'missing-asset', ...at, expected: 'a file of the bundle' });
    }
  }
}

const EXPECTED_SCHEMES: Readonly<Record<UrlUse, string>> = {
  asset: 'an "https:" URL or a file of the bundle',
  link: 'a URL that begins with "https:", "mailto:" or "tel:"',
};

/** Returns the files of the bundle that URLs refer to, whether they exist or not. */
export function referredFiles(urls: Iterable<VenueUrl>): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { url, use } of urls) {
    const target = readBundleUrl(url, use);
    if (target.kind === 'file') paths.add(target.path);
  }
  return paths;
}
