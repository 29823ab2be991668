/** More files are more likely a whole disk than a venue. */
const MAX_FILES = 5000;
const MAX_DEPTH = 12;
/** Files that operating systems leave in folders. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;

/** The files of a file input, by name. */
export function listChosen(files: FileList | null): Map<string, File> {
  return new Map([...(files ?? [])].map((file) => [file.name, file]));
}

/**
 * The dropped files by path, including those in folders. Throws for a folder with too many files.
 */
export async function readDroppedFiles(data: DataTransfer): Promise<Map<string, File>> {
  // Entries are valid only during the event, so they are read before the first `await`.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return listChosen(data.files);
  const files = new Map<string, File>();
  for (const entry of entries) await collect(entry, files, 0);
  return files;
}

async function collect(
  entry: FileSystemEntry,
  files: Map<string, File>,
  depth: number,
): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (HIDDEN.test(path) || depth > MAX_DEPTH) return;
  if (entry.isFile) {
    if (files.size === MAX_FILES) {
      throw new Error(
        `The folder has more than ${MAX_FILES} files. Choose the folder of a single venue.`,
      );
    }
    files.set(path, await fileOf(entry as FileSystemFileEntry));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // `readEntries` returns up to a hundred entries, and none at the end.
  for (;;) {
    const part = await entriesOf(reader);
    if (part.length === 0) return;
    for (const each of part) await collect(each, files, depth + 1);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => {
    reader.readEntries(resolve, reject);
  });
}
