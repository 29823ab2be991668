import { quote } from '../../describe-value.ts';
import type { V3Venue } from '../v3-venue.ts';
import { walkUrls } from '../walk-urls.ts';
import { readBundleUrl } from './bundle-url.ts';

/** [U1] No address runs code. [U2] Links are absolute. [U3] Files that are referred to exist. */
export function safeUrls({ view }: V3Venue): void {
  const { paths } = view.bundle;
  for (const { use, url, file, path } of walkUrls(view)) {
    const target = readBundleUrl(url);
    const at = { file, path, found: quote(url) };
    if (target.kind === 'unsafe') {
      view.report({ code: 'unsafe-url', ...at, expected: 'a harmless address' });
    } else if (target.kind === 'invalid' || (target.kind === 'file' && use === 'link')) {
      view.report({ code: 'bad-url', ...at, expected: 'an address like "https://example.com/"' });
    } else if (target.kind === 'file' && paths && !paths.has(target.path)) {
      view.report({ code: 'missing-asset', ...at, expected: 'a file of the bundle' });
    }
  }
}
