import type { BundleView } from '../bundle-view.ts';
import { type TextTable, walkTexts } from '../walk-pattern.ts';
import type { VenueUrl } from './check-urls.ts';

/** The URLs that a table leads to. */
export function* tableUrls(
  view: BundleView,
  table: TextTable<VenueUrl['use']>,
): Generator<VenueUrl> {
  for (const { text, what, file, path } of walkTexts(view, table)) {
    if (text !== '') yield { url: text, use: what, file, path };
  }
}
