import type { Mvf3Document } from '@brand/mvf';
import { resolvePointer } from '../find-place';
import { formatPointer, parsePointer } from '../json-pointer';
import { createLocator } from './create-locator';
import { describeChildren, describeValue, formatInline, type PlacedValue } from './describe-value';
import type { BundleRecord, ExplorerApi, ListPage, Usage } from './explorer-protocol';
import type { ValuePlace } from '../protocol';
import { indexDocument } from './index-document';
import { type DocumentFile, listFiles } from './list-files';
import { specificationLink } from './specification-link';
import { schemaBelow, schemaOf, type TypedSchema } from './typed-schema';

const RECORDS_PER_PAGE = 25;
/** Characters of a value that can be edited as text. */
const MAX_EDITED_LENGTH = 200_000;

/** Serves queries about the content of one document. */
export function createExplorer(document: Mvf3Document): ExplorerApi {
  const files = listFiles(document);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const { records, usages } = indexDocument(files);
  const recordAt = new Map([...records.values()].map((record) => [keyOf(record), record]));
  const locate = createLocator(document, files);

  const find = (id: string): BundleRecord | undefined => records.get(id);
  const placed = ({ file, pointer }: ValuePlace): PlacedValue | undefined => {
    const found = byPath.get(file);
    return found && valueAt(found, pointer);
  };
  /** The innermost object with an id around a value. */
  const ownerOf = ({ file, pointer }: ValuePlace): BundleRecord | undefined => {
    const steps = parsePointer(pointer);
    for (let depth = steps.length; depth > 0; depth -= 1) {
      const outer = formatPointer(steps.slice(0, depth));
      const record = recordAt.get(keyOf({ file, pointer: outer }));
      if (record) return record;
    }
    return undefined;
  };
  const usagesOf = (id: string, start: number): ListPage<Usage> =>
    pageOf(usages.get(id) ?? [], start, (place) => {
      const value = placed(place)?.value;
      const text = value === undefined || value === id ? '' : formatInline(value);
      return { ...place, owner: ownerOf(place), text };
    });

  return {
    listFiles: async () =>
      files.map(({ path, type, content }) => ({
        path,
        count: countOf(content),
        docs: specificationLink(type),
        description: schemaOf(type).schema.description ?? '',
      })),
    async searchRecords(text, start) {
      const wanted = text.trim().toLowerCase();
      const matching = [...records.values()].filter(({ id, name }) =>
        [id, name].some((part) => part.toLowerCase().includes(wanted)),
      );
      return pageOf(matching, start, (record) => record);
    },
    findRecord: async (id) => find(id),
    async readValue(place) {
      const found = placed(place);
      if (!found) return undefined;
      const record = ownerOf(place);
      return {
        place,
        node: describeValue(found, find),
        record,
        usages: record ? usagesOf(record.id, 0) : { items: [], total: 0 },
        mapPlace: place.pointer === '' ? undefined : locate(place),
      };
    },
    async listChildren(place, start) {
      const found = placed(place);
      return found ? describeChildren(found, start, find) : [];
    },
    listUsages: async (id, start) => usagesOf(id, start),
    async readJson(place) {
      const found = placed(place);
      const text = found && JSON.stringify(found.value, undefined, 2);
      return text !== undefined && text.length <= MAX_EDITED_LENGTH ? text : undefined;
    },
  };
}

function keyOf({ file, pointer }: ValuePlace): string {
  return `${file}#${pointer}`;
}

/** The value at a pointer, with its schema; `undefined` if the pointer leads nowhere. */
function valueAt({ content, type }: DocumentFile, pointer: string): PlacedValue | undefined {
  const steps = parsePointer(pointer);
  const [, ...values] = resolvePointer(content, steps);
  if (values.length < steps.length) return undefined;
  let typed: TypedSchema = schemaOf(type);
  for (const [at, value] of values.entries()) typed = schemaBelow(typed, steps[at]!, value);
  return { pointer, value: values.at(-1) ?? content, typed };
}

/** Number of features, items or entries. */
function countOf(content: unknown): number | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const { features } = content as { readonly features?: unknown };
  const listed = features ?? content;
  return Array.isArray(listed) ? listed.length : undefined;
}

function pageOf<Item, Listed>(
  all: readonly Item[],
  start: number,
  describe: (item: Item) => Listed,
): ListPage<Listed> {
  return { items: all.slice(start, start + RECORDS_PER_PAGE).map(describe), total: all.length };
}
