import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkReference, type Reference } from '@brand/reference';
import type { ReferenceKey } from '../../../config/references.ts';

export type ReadOptions = {
  /** Holds `<sdk>/<version>.json`. */
  readonly folder: string;
  /** The build fails if one of these is missing. */
  readonly required: readonly ReferenceKey[];
};

/** The command that builds the references, for messages. */
const COMMAND = 'node tools/src/products/build-reference.ts';
const MAX_LISTED = 5;

/** Reads every reference of a folder. Throws if one is missing or invalid. */
export function readReferences({ folder, required }: ReadOptions): Reference[] {
  for (const { sdk, version } of required) {
    if (existsSync(join(folder, sdk, `${version}.json`))) continue;
    throw new Error(
      `API reference: expected ${sdk}/${version}.json in ${folder}, found none. ` +
        `Run "${COMMAND}", which builds it from the sources.`,
    );
  }
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: sdk }) =>
      readdirSync(join(folder, sdk))
        .filter((file) => file.endsWith('.json'))
        .map((file) => readReference(folder, { sdk, version: file.slice(0, -'.json'.length) })),
    );
}

export function readReference(folder: string, { sdk, version }: ReferenceKey): Reference {
  const name = `${sdk}/${version}.json`;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch (cause) {
    throw brokenReference(name, ['it is not valid JSON and may be truncated'], { cause });
  }
  const problems = checkReference(value);
  if (problems.length > 0) throw brokenReference(name, problems);
  const reference = value as Reference;
  if (reference.sdk !== sdk || reference.version !== version) {
    const found = `${reference.sdk} ${reference.version}`;
    throw brokenReference(name, [`expected ${sdk} ${version}, found ${found}`]);
  }
  return reference;
}

function brokenReference(name: string, problems: string[], options?: ErrorOptions): Error {
  const shown = problems.slice(0, MAX_LISTED).join('; ');
  const more = problems.length > MAX_LISTED ? `; and ${problems.length - MAX_LISTED} more` : '';
  return new Error(
    `API reference ${name}: ${shown}${more}. Run "${COMMAND}" to rebuild it.`,
    options,
  );
}
