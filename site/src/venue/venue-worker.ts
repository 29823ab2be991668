import * as Comlink from 'comlink';
import { readVenue } from './read-venue';
import type { ToolBundle } from './tool-bundle';

const venueReader = {
  async open(source: Blob | string, name: string): Promise<ToolBundle> {
    const bundle =
      typeof source === 'string'
        ? await readVenue(await download(source, name), { name })
        : await readVenue(source, { name, isChecked: true });
    return Comlink.transfer(bundle, [bundle.bytes.buffer]);
  },
};

async function download(address: string, name: string): Promise<Blob> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) return response.blob();
  const why = response ? `status ${response.status}` : 'no answer';
  throw new Error(
    `${name} could not be loaded (${why}). Check your connection and choose the venue again.`,
  );
}

export type VenueReader = typeof venueReader;

Comlink.expose(venueReader);
