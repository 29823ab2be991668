import { fileTable } from '@brand/mvf/reference';
import type { Drawing } from '../../drawing.ts';
import { tree, type TreeRow } from '../../shapes/tree.ts';

const ROW = 22;

type Options = {
  readonly version: Parameters<typeof fileTable>[0];
  readonly title: string;
  readonly text: string;
  /** What a file or folder holds, by its path; folders end with a slash. */
  readonly notes: Readonly<Record<string, string>>;
  /** Paths to mark. */
  readonly marked?: readonly string[];
  readonly root: string;
};

/** The files of a version, from the format itself: a new file without a note fails the build. */
export function formatTree({ version, title, text, notes, marked = [], root }: Options): Drawing {
  const paths = fileTable(version).map(({ path }) => path);
  const rows: TreeRow[] = [{ depth: 0, name: root, isFolder: true }];
  const folders = new Set<string>();
  for (const path of paths) {
    const [folder, file] = path.includes('/') ? path.split('/') : [undefined, path];
    const isPerFloor = file!.startsWith('*');
    const shown = folder === undefined ? path : `${folder}/`;
    if (folder === undefined || isPerFloor) {
      rows.push(toRow(1, shown, folder !== undefined));
    } else {
      if (!folders.has(shown)) rows.push({ depth: 1, name: shown, isFolder: true });
      folders.add(shown);
      rows.push(toRow(2, file!, false, path));
    }
  }
  return {
    title,
    text,
    height: rows.length * ROW + 24,
    parts: [tree({ x: 16, y: 12, width: 340, rows })],
  };

  function toRow(depth: number, name: string, isFolder: boolean, path = name): TreeRow {
    const note = notes[path];
    if (note === undefined) {
      throw new Error(
        `The drawing of MVF ${version} has no note for "${path}". Add one where formatTree is called.`,
      );
    }
    return { depth, name, isFolder, note, isMarked: marked.includes(path) };
  }
}
