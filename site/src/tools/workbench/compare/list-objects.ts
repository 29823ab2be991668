import type { Mvf3Document } from '@brand/mvf';
import type { ValuePlace } from '../protocol';
import { indexDocument } from '../explore/index-document';
import { type DocumentFile, listFiles } from '../explore/list-files';
import { schemaOf } from '../explore/typed-schema';
import { formatPointer } from '../json-pointer';
import { field } from '../list-floors';

/** A part of a document that is compared as a whole. */
export type ComparedObject = ValuePlace & {
  /** The same in both documents: an id, or the place of an entry without one. */
  readonly key: string;
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly floorId: string | undefined;
  readonly value: unknown;
};

/** The objects of a document by key: those with an id, and the entries of all other files. */
export function listObjects(document: Mvf3Document): Map<string, ComparedObject> {
  const files = listFiles(document);
  const { records } = indexDocument(files);
  const recordAt = new Map(
    [...records.values()].map((record) => [`${record.file}#${record.pointer}`, record]),
  );
  const objects = new Map<string, ComparedObject>();
  for (const file of files) {
    const { path, floorId, extension } = file;
    for (const [pointer, value] of entriesOf(file)) {
      const place = `${path}#${pointer}`;
      const record = recordAt.get(place);
      const key = record?.id ?? place;
      const { kind, id, name } = record ?? {
        kind: extension.replaceAll('-', ' '),
        id: pointer === '' ? path : pointer.slice(1),
        name: '',
      };
      objects.set(key, { key, kind, id, name, file: path, pointer, floorId, value });
    }
  }
  return objects;
}

/** The features, items or entries of a file with their pointers, or the whole file. */
function entriesOf({
  content,
  type,
}: DocumentFile): (readonly [pointer: string, value: unknown])[] {
  const features = field(content, 'features');
  const [base, listed] = Array.isArray(features) ? [['features'], features] : [[], content];
  const isEntries = Array.isArray(listed) || schemaOf(type).schema.additionalProperties;
  if (!isEntries) return [['', content]];
  return Object.entries(listed as object).map(([key, value]) => [
    formatPointer([...base, key]),
    value as unknown,
  ]);
}
