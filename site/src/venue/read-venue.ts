import { type Mvf3Document, MvfError, readBundle, writeBundle } from '@brand/mvf';
import { upgrade } from '@brand/mvf/convert';
import { type BundleReport, reportOnBundle } from './report-on-bundle';
import type { ToolBundle } from './tool-bundle';

type ReadOptions = {
  /** Name of the bundle for readers. */
  readonly name: string;
  /** Whether it is validated against the rules of the format. */
  readonly isChecked?: boolean;
};

/** Reads a bundle of any version as MVF 3. Runs in workers, because a large one takes long. */
export async function readVenue(
  zip: Blob,
  { name, isChecked = false }: ReadOptions,
): Promise<ToolBundle> {
  const report = isChecked ? await reportOnBundle(zip) : undefined;
  if (report) refuseUnknown(report, name);
  try {
    const bytes = new Uint8Array(await zip.arrayBuffer());
    const bundle = await readBundle(bytes);
    const loaded = await bundle.load();
    const { document } = upgrade(loaded);
    refuseEmpty(document);
    return {
      name,
      document,
      bytes: loaded.version === 3 ? bytes : new Uint8Array(writeBundle(document)),
      ...(report && { report }),
    };
  } catch (error) {
    if (!(error instanceof MvfError)) throw error;
    throw new Error(`${name} could not be opened. ${error.message}`, { cause: error });
  }
}

function refuseUnknown({ version, findings: [worst] }: BundleReport, name: string): void {
  if (version !== undefined) return;
  // The fix of the finding is for programmers.
  const why = worst ? ` ${worst.message}` : '';
  throw new Error(
    `${name} is not a valid MVF bundle.${why} Choose a zip of MVF 1, 2 or 3. To create one from IMDF or GeoJSON, use the workbench on the page “Getting started” of MVF 3.`,
  );
}

function refuseEmpty({ floors }: Mvf3Document): void {
  if (floors.features.length > 0) return;
  throw new Error('The bundle has no floor, so it cannot be shown. Choose another bundle.');
}
