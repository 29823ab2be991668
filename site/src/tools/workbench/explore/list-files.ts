import type { Mvf3Document } from '@brand/mvf';
import { fileTable, type FileRow } from '@brand/mvf/reference';

/** A file of a document in memory. */
export type DocumentFile = Pick<FileRow, 'key' | 'type' | 'extension'> & {
  readonly path: string;
  readonly floorId: string | undefined;
  readonly content: unknown;
};

/** The files of a document that the format defines, in its order. */
export function listFiles(document: Mvf3Document): DocumentFile[] {
  const contents = document as unknown as Readonly<Record<string, unknown>>;
  return fileTable(3).flatMap(({ key, path, type, extension, perFloor }): DocumentFile[] => {
    const value = contents[key];
    if (value === undefined) return [];
    if (!perFloor) return [{ key, type, extension, path, floorId: undefined, content: value }];
    return Object.entries(value as Readonly<Record<string, unknown>>).map(([floorId, content]) => ({
      key,
      type,
      extension,
      path: path.replace('*', () => floorId),
      floorId,
      content,
    }));
  });
}
