import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '@brand/reference';
import { createNameResolver } from '@brand/reference/search';
import type { Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { type ReferenceKey, referenceOfFile, rootNames } from '../../../config/references.ts';
import { readReference } from './read-references.ts';
import { renderOptionsTable, type TableKind } from './options-table.ts';
import { attributeText, type MdxElement } from '../../markdown/mdast.ts';
import { toAttributes } from '../../markdown/mdast-builder.ts';

type File = { path?: string; fail: (message: string, node: unknown) => never };

export type OptionsTableOptions = {
  /** Holds `<sdk>/<version>.json`. */
  readonly referenceFolder: string;
  readonly addressOf: (symbol: ReferenceKey & { readonly id: string }) => string | undefined;
};

const KINDS: readonly TableKind[] = ['fields', 'methods'];
const NAME = 'OptionsTable';

/**
 * Fills `<OptionsTable of="MarkerOptions" />` with the fields of a type, from the reference of the
 * page's version. `kind="methods"` shows its methods.
 */
export default function remarkOptionsTable({ referenceFolder, addressOf }: OptionsTableOptions) {
  return (root: Parent, file: File): void => {
    const toldElsewhere = new Set<string>();
    visit(root, { name: NAME }, (element: MdxElement) => {
      const of = attributeText(element, 'of');
      if (of !== undefined) toldElsewhere.add(of);
    });
    visit(root, { name: NAME }, (element: MdxElement) => {
      const fail = (message: string): never => file.fail(`<${NAME}>: ${message}`, element);
      const key = referenceOfFile(file.path ?? '');
      if (!key) return fail('a page outside the SDKs has no reference. Name the fields in prose.');
      const reference = readIfThere(key, referenceFolder);
      if (!reference) return fail(`there is no reference of ${key.sdk} ${key.version}.`);
      const { of, kind } = readAttributes(element, fail);
      const resolve = createNameResolver(reference, rootNames(key));
      try {
        const html = renderOptionsTable({
          reference,
          of,
          kind,
          resolve,
          toldElsewhere,
          addressOf: (id) => addressOf({ ...key, id }),
        });
        element.attributes = toAttributes({ html });
      } catch (error) {
        fail(`${(error as Error).message} Correct the name, or export the type.`);
      }
    });
  };
}

function readAttributes(
  { attributes }: MdxElement,
  fail: (message: string) => never,
): { readonly of: string; readonly kind: TableKind } {
  const values = new Map(attributes.map(({ name, value }) => [name, value]));
  const of = values.get('of');
  const kind = values.get('kind') ?? 'fields';
  if (typeof of !== 'string' || of === '') return fail('expected of="TypeName".');
  const known = KINDS.find((each) => each === kind);
  return { of, kind: known ?? fail(`expected kind to be one of ${KINDS.join(', ')}.`) };
}

const references = new Map<string, Reference | undefined>();

function readIfThere(key: ReferenceKey, folder: string): Reference | undefined {
  const path = join(folder, key.sdk, `${key.version}.json`);
  if (!references.has(path)) {
    references.set(path, existsSync(path) ? readReference(folder, key) : undefined);
  }
  return references.get(path);
}
