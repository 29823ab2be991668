import type { WorkbenchSession } from './use-workbench';

/** Opens the file that was chosen or dropped; several are refused, as it is not known which is meant. */
export function takeFiles(session: WorkbenchSession, files: FileList | null): void {
  const [file, ...others] = files ?? [];
  if (!file) return;
  if (others.length === 0) {
    void session.open({ kind: 'file', name: file.name, file });
    return;
  }
  const found = others.length + 1;
  session.refuse({
    name: `${found} files`,
    code: 'several-files',
    message: `Expected one file, found ${found}.`,
    advice: 'Pack the files of a bundle as one zip, then drop that.',
    docs: undefined,
  });
}
