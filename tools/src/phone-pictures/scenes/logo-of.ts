import type { Location, MapView } from '@brand/web-sdk';

/** The URL of a place's logo; `undefined` if it has none. */
export async function logoOf(
  { venue }: MapView,
  { logo }: Location,
): Promise<{ readonly picture?: string }> {
  const file = logo === undefined ? undefined : await venue.readAsset(logo);
  return file === undefined ? {} : { picture: URL.createObjectURL(file) };
}
