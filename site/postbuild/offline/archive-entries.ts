import { OFFLINE_PATHS } from '@brand/wire/offline';
import { ASSISTANT_CONFIG_FILE } from '@brand/wire/assistant';
import { LOGIN_CONFIG_FILE } from '@brand/wire/login';
import { readSearchConfig, SEARCH_CONFIG_FILE } from '@brand/wire/search';
import type { ArchiveEntry } from './pack-archive.ts';

/** By which `samples/frame-sandbox.ts` recognises pages of the archive. */
const MARK = '<meta name="edition" content="archive">';
const SAMPLE = /^(?:samples|viewer)\//;
const TEXT_ENCODER = new TextEncoder();

/** Adapts the files of a built site to a static server without our services and headers. */
export function* createArchiveEntries(files: Iterable<ArchiveEntry>): Iterable<ArchiveEntry> {
  const recordFiles: string[] = [];
  for (const { path, content } of files) {
    if (/^offline\/search\/.*\.json$/.test(path)) recordFiles.push(path);
    const isPage = path.endsWith('.html') && !SAMPLE.test(path);
    const name = path === OFFLINE_PATHS.resultsCopy ? OFFLINE_PATHS.resultsPage : path;
    yield { path: name, content: isPage ? markPage(content) : content };
  }
  const settings = {
    [SEARCH_CONFIG_FILE]: { ...readSearchConfig({}), isLocal: true },
    [ASSISTANT_CONFIG_FILE]: {},
    [LOGIN_CONFIG_FILE]: {},
    [OFFLINE_PATHS.searchIndex]: recordFiles,
  };
  for (const [path, value] of Object.entries(settings)) {
    yield { path, content: TEXT_ENCODER.encode(JSON.stringify(value)) };
  }
}

function markPage(content: Uint8Array): Uint8Array {
  const html = new TextDecoder().decode(content);
  const at = html.indexOf('<head>');
  if (at === -1) return content;
  const end = at + '<head>'.length;
  return TEXT_ENCODER.encode(html.slice(0, end) + MARK + html.slice(end));
}
