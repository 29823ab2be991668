import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '@brand/reference';
import type { Renames } from '@brand/reference/compare';
import type { Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { type ReferenceKey, referenceOfFile } from '../../../config/references.ts';
import { readReference } from './read-references.ts';
import { CHANGE_KINDS, type ChangeKind, renderApiChanges } from './api-changes.ts';
import type { MdxElement } from '../../markdown/mdast.ts';
import { toAttributes } from '../../markdown/mdast-builder.ts';

type File = { path?: string; fail: (message: string, node: unknown) => never };

export type ApiChangesOptions = {
  /** Holds `<sdk>/<version>.json`. */
  readonly referenceFolder: string;
  readonly addressOf: (symbol: ReferenceKey & { readonly id: string }) => string | undefined;
  /** Replacements of renamed symbols, from a version to a newer one. */
  readonly renamesOf: (key: ReferenceKey, from: string) => Renames;
};

const NAME = 'ApiChanges';

/**
 * Turns `<ApiChanges from="4.0" />` into tables of the differences from that version to the page's.
 * `show="renamed"` selects one of them: `renamed`, `changed`, `removed`, `added`.
 */
export default function remarkApiChanges({
  referenceFolder,
  addressOf,
  renamesOf,
}: ApiChangesOptions) {
  return (root: Parent, file: File): void => {
    visit(root, { name: NAME }, (element: MdxElement) => {
      const fail = (message: string): never => file.fail(`<${NAME}>: ${message}`, element);
      const key = referenceOfFile(file.path ?? '');
      if (!key) return fail('a page outside the SDKs has no previous version.');
      const { from, show } = readAttributes(element, fail);
      const read = (version: string): Reference =>
        readIfThere({ sdk: key.sdk, version }, referenceFolder) ??
        fail(`there is no reference of ${key.sdk} ${version}.`);
      const html = renderOrFail(
        () =>
          renderApiChanges({
            from: read(from),
            to: read(key.version),
            renames: renamesOf(key, from),
            show,
            addressOf: (symbol) => addressOf({ sdk: key.sdk, ...symbol }),
          }),
        fail,
      );
      if (html === '') fail(`nothing was ${show.join(' or ')} from ${from} to ${key.version}.`);
      element.name = 'OptionsTable';
      element.attributes = toAttributes({ html });
    });
  };
}

function renderOrFail(render: () => string, fail: (message: string) => never): string {
  try {
    return render();
  } catch (error) {
    return fail((error as Error).message);
  }
}

function readAttributes(
  { attributes }: MdxElement,
  fail: (message: string) => never,
): { readonly from: string; readonly show: readonly ChangeKind[] } {
  const values = new Map(attributes.map(({ name, value }) => [name, value]));
  const from = values.get('from');
  const wanted = values.get('show');
  if (typeof from !== 'string' || from === '') return fail('expected from="4.0".');
  if (wanted === undefined) return { from, show: CHANGE_KINDS };
  const known = CHANGE_KINDS.find((kind) => kind === wanted);
  return { from, show: [known ?? fail(`expected show to be one of ${CHANGE_KINDS.join(', ')}.`)] };
}

function readIfThere(key: ReferenceKey, folder: string): Reference | undefined {
  const isThere = existsSync(join(folder, key.sdk, `${key.version}.json`));
  return isThere ? readReference(folder, key) : undefined;
}
