import { formatPointer } from '../json-pointer';
import { field } from '../list-floors';
import type { BundleRecord } from './explorer-protocol';
import type { ValuePlace } from '../protocol';
import type { DocumentFile } from './list-files';
import {
  idTypeOf,
  isDeclaration,
  keyTypeOf,
  kindOfIdType,
  resolve,
  schemaBelow,
  schemaOf,
  type TypedSchema,
  typesWithin,
} from './typed-schema';

export type DocumentIndex = {
  /** The objects with an id, in the order of the files. */
  readonly records: ReadonlyMap<string, BundleRecord>;
  /** The values that refer to each id. */
  readonly usages: ReadonlyMap<string, readonly ValuePlace[]>;
};

/** Finds every declaration of an id and every reference to one, as the schemas define them. */
export function indexDocument(files: readonly DocumentFile[]): DocumentIndex {
  const records = new Map<string, BundleRecord>();
  const usages = new Map<string, ValuePlace[]>();
  for (const { path: file, type, content } of files) {
    walkIds(content, schemaOf(type), {
      onRecord: (steps, object, id, kind) => {
        if (records.has(id)) return;
        const pointer = formatPointer(steps);
        records.set(id, { id, kind, file, pointer, name: nameOf(object) });
      },
      onUsage: (steps, id) => {
        const listed = usages.get(id);
        const place = { file, pointer: formatPointer(steps) };
        if (listed) listed.push(place);
        else usages.set(id, [place]);
      },
    });
  }
  return { records, usages };
}

type Steps = readonly (string | number)[];

type Visitor = {
  readonly onRecord: (steps: Steps, object: unknown, id: string, kind: string) => void;
  readonly onUsage: (steps: Steps, id: string) => void;
};

function walkIds(root: unknown, rootSchema: TypedSchema, { onRecord, onUsage }: Visitor): void {
  const steps: (string | number)[] = [];
  const walk = (value: unknown, typed: TypedSchema, parent?: unknown): void => {
    if (typeof value !== 'object' || value === null || !canHoldIds(typed)) return;
    const keyType = keyTypeOf(typed);
    const isList = Array.isArray(value);
    for (const [name, below] of Object.entries(value)) {
      const key = isList ? Number(name) : name;
      const next = schemaBelow(typed, key, below);
      const idType = typeof below === 'string' ? idTypeOf(next) : undefined;
      steps.push(key);
      if (keyType !== undefined) onUsage(steps, name);
      if (idType === undefined) walk(below, next, value);
      else if (isDeclaration(typed.type, idType)) {
        // The id of a feature is in its properties.
        const isFeature = typed.type?.endsWith('Properties') === true;
        const object = isFeature ? parent : value;
        onRecord(
          steps.slice(0, isFeature ? -2 : -1),
          object,
          below as string,
          kindOfIdType(idType),
        );
      } else onUsage(steps, below as string);
      steps.pop();
    }
  };
  walk(root, resolve(rootSchema.schema, root, rootSchema.type));
}

const holdsIds = new Map<string, boolean>();

/** Whether a search is worth it: most of a bundle are coordinates. */
function canHoldIds({ type, schema }: TypedSchema): boolean {
  // Types without a name are lists or dictionaries within a named one.
  if (type === undefined)
    return schema.items !== undefined || schema.additionalProperties !== undefined;
  const known = holdsIds.get(type);
  if (known !== undefined) return known;
  const holds = [...typesWithin(type)].some((name) => idTypeOf(schemaOf(name)) !== undefined);
  holdsIds.set(type, holds);
  return holds;
}

/** The name of an object, or of the properties of a feature. */
export function nameOf(object: unknown): string {
  const details = field(field(object, 'properties') ?? object, 'details');
  const name = field(details, 'name');
  return typeof name === 'string' ? name : '';
}
