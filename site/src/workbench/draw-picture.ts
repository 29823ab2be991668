import { DRAWABLE_BYTES } from './bench-limits';
import { cutFloor } from './cut-floor';
import type { OpenedSource } from './opened-source';
import { ownFiles } from './own-files';
import type { Picture } from './protocol';

/** What a map is drawn from: the whole venue, or one floor of it. */
export async function drawPicture(
  source: OpenedSource,
  floorId: string | undefined,
): Promise<Picture> {
  const files =
    floorId === undefined
      ? await source.readVenueFiles()
      : ownFiles(cutFloor(await source.readVenue(), floorId));
  const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
  if (bytes <= DRAWABLE_BYTES) return { kind: 'files', files: Object.fromEntries(files) };
  return {
    kind: 'too-large',
    reason: `It has ${Math.round(bytes / 1e6)} MB, more than a page can draw without stopping. Download it as SVG or GeoJSON and open that in a program of yours.`,
  };
}
