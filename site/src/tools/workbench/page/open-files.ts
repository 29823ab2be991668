import type { VenueQuestion } from '../protocol';
import type { WorkbenchSession } from './use-workbench';

/** Each archive is a venue: with several, it is ambiguous which one is meant. */
const ARCHIVE = /\.(?:zip|mvf|imdf)$/i;

/** Opens the chosen or dropped files: one file, or the files of one venue by path. */
export function openFiles(session: WorkbenchSession, files: ReadonlyMap<string, File>): void {
  const [first, ...others] = files;
  if (!first) return;
  if (others.length === 0) {
    const [, file] = first;
    void session.open({ kind: 'file', name: file.name, file });
    return;
  }
  const archives = [...files.keys()].filter((path) => ARCHIVE.test(path));
  if (archives.length === 0) {
    void session.open(together(files));
    return;
  }
  session.refuse({
    name: 'Your selection',
    code: 'several-files',
    message: `Expected one archive or the files of one venue, found ${archives.length} ${archives.length === 1 ? 'archive' : 'archives'} among ${files.size} files.`,
    advice: 'Choose one archive at a time.',
    docs: undefined,
  });
}

/** Named after their folder, if they have one. */
function together(files: ReadonlyMap<string, File>): VenueQuestion {
  const roots = new Set([...files.keys()].map((path) => path.split('/').slice(0, -1)[0] ?? ''));
  const [root = ''] = roots;
  const name = roots.size === 1 && root !== '' ? root : `Venue of ${files.size} files`;
  return { kind: 'files', name, files };
}
