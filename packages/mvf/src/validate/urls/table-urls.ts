import type { LoadedBundle } from '../loaded-bundle.ts';
import { type TextTable, walkTexts } from '../walk-pattern.ts';
import type { VenueUrl } from './check-urls.ts';

/**
 * Yields the URLs that a table identifies. They are read before the schemas are checked, because an
 * object that breaks its schema elsewhere must not hide a URL that runs code.
 */
export function* tableUrls(
  { files }: LoadedBundle,
  table: TextTable<VenueUrl['use']>,
): Generator<VenueUrl> {
  const loaded = files.map(({ known, path, floorId, value }) => ({
    key: known.key,
    file: path,
    floorId,
    value,
  }));
  const source = { files: (key: string) => loaded.filter((each) => each.key === key) };
  for (const { text, what, file, path } of walkTexts(source, table)) {
    if (text !== '') yield { url: text, use: what, file, path };
  }
}
