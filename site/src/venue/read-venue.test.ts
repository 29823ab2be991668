import { writeBundle } from '@brand/mvf';
import { downgradeTo2 } from '@brand/mvf/convert';
import { validate } from '@brand/mvf/validate';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { readVenue } from './read-venue.ts';

function zipOf(document: Parameters<typeof writeBundle>[0]): Blob {
  return new Blob([new Uint8Array(writeBundle(document))]);
}

describe('readVenue', () => {
  it('reads MVF 3 unchanged and reports the findings', async () => {
    const zip = zipOf(tinyVenue());
    const bundle = await readVenue(zip, { name: 'tiny.zip', isChecked: true });

    expect(bundle.document.version).toBe(3);
    expect(bundle.bytes).toEqual(new Uint8Array(await zip.arrayBuffer()));
    expect(bundle.report).toMatchObject({ version: 3, errors: 0 });
  });

  it('upgrades an older bundle to MVF 3, including its bytes', async () => {
    const older = zipOf(downgradeTo2(tinyVenue()).document);
    const bundle = await readVenue(older, { name: 'older.zip', isChecked: true });

    expect(bundle.report?.version).toBe(2);
    const { version, counts } = await validate(bundle.bytes);
    expect({ version, errors: counts.error }).toEqual({ version: 3, errors: 0 });
  });

  it('rejects a file that is not a bundle, with advice', async () => {
    const opening = readVenue(new Blob(['no zip']), { name: 'notes.zip', isChecked: true });

    await expect(opening).rejects.toThrow(
      /^notes\.zip is not a valid MVF bundle\. .*Choose a zip of MVF 1, 2 or 3\. .* the workbench/,
    );
  });

  it('rejects a bundle without a floor', async () => {
    const venue = tinyVenue();
    const empty = { ...venue, floors: { ...venue.floors, features: [] } };

    await expect(readVenue(zipOf(empty), { name: 'empty.zip' })).rejects.toThrow('has no floor');
  });
});
