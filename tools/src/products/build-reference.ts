import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkReference, type Reference } from '@brand/reference';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { jsonText } from '../shared/create-dist.ts';
import { makeMatrix } from '../reference/parity/make-matrix.ts';
import { ROOT } from '../shared/repo.ts';
import {
  MADE_FOLDER,
  REFERENCE_FOLDER,
  referenceFile,
  referenceText,
  writeAtomically,
} from '../reference/reference-files.ts';
import { REFERENCES } from '../reference/reference-list.ts';
import { chooseSource } from '../reference/choose-source.ts';

/**
 * Own names that types mention and no entry exports, by SDK version. Tests require it to be empty.
 */
export const UNEXPORTED_FILE: string = join(MADE_FOLDER, 'unexported.json');

/** Which SDK has which feature, as the site shows it. */
const MATRIX_FILE = join(ROOT, '.cache/parity/matrix.json');

/**
 * Puts the references that the site shows into `.cache/reference`: from cloud storage if that is
 * configured (see `reference/storage-settings.ts`), otherwise made from the sources unless they
 * were made from the same before.
 */
export async function buildReferenceIfStale(): Promise<boolean> {
  try {
    const source = await chooseSource(process.env);
    if (source.isLocal && !(await makeReferencesIfStale())) return false;
    if (!source.isLocal) console.log(`▸ Reading the API reference from ${source.name}`);
    const texts = new Map<string, string>();
    const references: Reference[] = [];
    for (const { sdk, version } of REFERENCES) {
      const reference = await source.read(sdk, version);
      references.push(reference);
      texts.set(referenceFile(REFERENCE_FOLDER, sdk, version), referenceText(reference));
    }
    const matrix = jsonText(makeMatrix(references));
    // Written only once all are read: an incomplete build leaves those of the last one.
    for (const [file, text] of texts) writeAtomically(file, text);
    writeAtomically(MATRIX_FILE, matrix);
    removeOthers(texts);
    return true;
  } catch (error) {
    console.error(`✗ API reference: ${(error as Error).message}`);
    return false;
  }
}

/** Makes the references of this workspace's packages unless their sources are unchanged. */
export function makeReferencesIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'API reference',
    inputs: [
      ...new Set([
        'brand.ts',
        'package-lock.json',
        ...REFERENCES.flatMap(({ inputs }) => inputs),
        'packages/reference/src',
        'tools/src/products/build-reference.ts',
        'load-brand.ts',
        'tools/src/reference',
        'tools/src/sdk/api-program.ts',
        'tools/src/sdk/own-examples.ts',
        'tools/src/sdk/published-manifest.ts',
        'tools/src/sdk/sdk-package.ts',
      ]),
    ],
    settings: ['BRAND_FILE'],
    product: UNEXPORTED_FILE,
    activity: 'Making the API reference',
    run: makeReferences,
  });
}

async function makeReferences(): Promise<boolean> {
  const unexported: Record<string, readonly string[]> = {};
  for (const { sdk, version, make } of REFERENCES) {
    const made = await make();
    const problems = checkReference(made.reference);
    if (problems.length > 0) {
      throw new Error(`the reference of ${sdk} ${version} is wrong.\n  ${problems.join('\n  ')}`);
    }
    writeAtomically(referenceFile(MADE_FOLDER, sdk, version), referenceText(made.reference));
    unexported[`${sdk}/${version}`] = made.unexported;
  }
  writeAtomically(UNEXPORTED_FILE, jsonText(unexported));
  return true;
}

/** Removes references of versions that no longer exist. */
function removeOthers(kept: ReadonlyMap<string, string>): void {
  for (const entry of readdirSync(REFERENCE_FOLDER, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name.endsWith('.json') && !kept.has(file)) rmSync(file);
  }
}

if (import.meta.main) process.exitCode = (await buildReferenceIfStale()) ? 0 : 1;
