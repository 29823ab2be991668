import type { OpenedSource } from './opened-source';

/** Name of the venue in its default language; that of the file if the venue has none. */
export async function readVenueName(source: OpenedSource): Promise<string> {
  const { cmsVenue, manifest } = await source.readVenue();
  const names = [cmsVenue?.details?.name, manifest?.features?.[0]?.properties?.name];
  const name = names.find((each) => typeof each === 'string' && each.trim() !== '');
  return name?.trim().slice(0, MAX_NAME_LENGTH) ?? source.name;
}

const MAX_NAME_LENGTH = 80;
