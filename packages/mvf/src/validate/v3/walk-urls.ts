import type { BundleView } from '../bundle-view.ts';
import type { Place } from '../finding-list.ts';
import { definedEntries } from '../defined-entries.ts';
import type { VenueUrl } from '../urls/check-urls.ts';
import { walkDetails } from './walk-details.ts';
import { walkPlaces } from './walk-places.ts';

/** Every URL in the bundle that is loaded or linked. */
export function* walkUrls(view: BundleView<3>): Generator<VenueUrl> {
  for (const { file, path, details } of walkDetails(view)) {
    yield* urlAt('asset', details.icon, file, [...path, 'icon']);
  }
  yield* placeUrls(view);
  yield* pictureUrls(view);
  yield* cmsUrls(view);
}

function* urlAt(
  use: VenueUrl['use'],
  url: string | undefined,
  file: string,
  path: Place['path'],
): Generator<VenueUrl> {
  if (url !== undefined && url !== '') yield { use, url, file, path };
}

function* placeUrls(view: BundleView<3>): Generator<VenueUrl> {
  for (const { file, index, place } of walkPlaces(view)) {
    yield* urlAt('asset', place.logo, file, [index, 'logo']);
    yield* urlAt('link', place.website?.url, file, [index, 'website', 'url']);
    for (const [at, { url }] of definedEntries(place.images)) {
      yield* urlAt('asset', url, file, [index, 'images', at, 'url']);
    }
    for (const list of ['links', 'social'] as const) {
      for (const [at, { url }] of definedEntries<{ url: string }>(place[list])) {
        yield* urlAt('link', url, file, [index, list, at, 'url']);
      }
    }
  }
}

function* pictureUrls(view: BundleView<3>): Generator<VenueUrl> {
  for (const { file, value } of view.files('annotationSymbols')) {
    for (const [key, { url }] of Object.entries(value))
      yield* urlAt('asset', url, file, [key, 'url']);
  }
  for (const { file, value } of view.files('tileset')) {
    for (const [key, { url }] of Object.entries(value))
      yield* urlAt('asset', url, file, [key, 'url']);
  }
  for (const { file, value } of view.files('floorImages')) {
    for (const [index, { properties }] of definedEntries(value.features)) {
      yield* urlAt('asset', properties.path, file, ['features', index, 'properties', 'path']);
    }
  }
}

function* cmsUrls(view: BundleView<3>): Generator<VenueUrl> {
  for (const { file, value } of view.files('cmsVenue')) {
    yield* urlAt('asset', value.logo, file, ['logo']);
    yield* urlAt('asset', value.coverImage, file, ['coverImage']);
    yield* urlAt('link', value.webUrl, file, ['webUrl']);
  }
  for (const key of ['cmsCategories', 'cmsLocations'] as const) {
    for (const { file, value } of view.files(key)) {
      for (const [index, { picture }] of definedEntries<{ picture?: string }>(value)) {
        yield* urlAt('asset', picture, file, [index, 'picture']);
      }
    }
  }
}
