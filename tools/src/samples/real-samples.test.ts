import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference, SampleSymbols } from '@brand/reference';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeReferencesIfStale } from '../products/build-reference.ts';
import { localSource } from '../reference/reference-source.ts';
import { ROOT } from '../shared/repo.ts';
import { annotateFolder } from './annotate-folder.ts';
import { compileSamples } from './compile-samples.ts';
import { listSampleFolders } from './list-sample-folders.ts';
import { idsUsedIn } from './ids-used-in.fixture.ts';
import { createSampleProgram, type SampleProgram } from './sample-program.ts';

const EXAMPLES = join(ROOT, 'examples');

/** Names that link to the enclosing symbol: parts of unions and intersections, a renamed import. */
const WITHOUT_ENTRY = new Set([
  'AnnotationEvents.click.annotation',
  'ClusterEvents.click.cluster',
  'DownloadOptions.onProgress.loaded',
  'DownloadOptions.onProgress.total',
  'HitOf.target',
  'HitOf.type',
  'KnownEvent.name',
  'KnownEvent.payload',
  'Layers.move.above',
  'MapView.ShownMap',
  'Theme.label.halo',
  'Theme.label.text',
  'Theme.tint.color',
  'Theme.tint.share',
  'VenueState.status',
  'ZoneGeometry.coordinates',
]);

describe('the samples of Web SDK 6.0', () => {
  let reference: Reference;
  let program: SampleProgram;
  let symbols: SampleSymbols;

  beforeAll(async () => {
    await makeReferencesIfStale();
    reference = await localSource().read('web-sdk', '6.0');
    const folder = listSampleFolders(EXAMPLES).find(
      ({ sdk, version }) => sdk === 'web-sdk' && version === '6.0',
    );
    program = createSampleProgram(folder!, reference);
    symbols = annotateFolder(program);
  });

  test('compile', () => {
    expect(compileSamples(program)).toEqual([]);
  });

  test('use only symbols of the reference', () => {
    const known = new Set(reference.symbols.map(({ id }) => id));
    const used = idsUsedIn(symbols);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  test('link names to their own entries, not to enclosing ones', () => {
    const others = Object.entries(symbols.files).flatMap(([path, file]) => {
      const text = readFileSync(join(EXAMPLES, path), 'utf8');
      return file.symbols
        .map(([start, end, id]) => [text.slice(start, end).replaceAll(/['"]/g, ''), id] as const)
        .filter(([name, id]) => id !== name && !id.endsWith(`.${name}`))
        .filter(([name, id]) => !WITHOUT_ENTRY.has(`${id}.${name}`))
        .map(([name, id]) => `${path}: ${name} leads to ${id}`);
    });
    expect(others).toEqual([]);
  });

  test('link every name of the first map', () => {
    expect(symbols.files['web-sdk/6.0/first-map/main.ts']?.symbols.map(([, , id]) => id)).toEqual([
      'showVenue',
      'showVenue',
      'VenueSource.venueId',
      'VenueSource.key',
      'MapView.venue',
      'VenueCollections.get',
      'MapView.venue',
      'VenueCollections.get',
      'MapView.venue',
      'Venue.route',
      'Route.found',
      'MapView.navigation',
      'Navigation.draw',
      'MapView.on',
      'MapEvents.click',
      'PointerHits.element',
      'MapView.camera',
      'Camera.focusOn',
    ]);
  });
});
