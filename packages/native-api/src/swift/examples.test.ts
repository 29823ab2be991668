import { describe, expect, test } from 'vitest';
import { IOS_RELEASES } from '@brand/native-api/ios/releases';
import { named } from '../model/native-api.ts';
import { checkSwiftSample } from './check-sample/check-sample.ts';
import { readIosApi, readIosPlatform } from './ios-api.ts';

/** Variables that examples in comments use without declaring them. */
const GIVEN = {
  '5.0': { mapView: named('MapView'), venue: named('Venue') },
  '4.0': { venueView: named('VenueView') },
  '3.0': { venueView: named('VenueView') },
} as const;

describe.each(Object.keys(IOS_RELEASES) as (keyof typeof IOS_RELEASES)[])(
  'examples in the declarations of iOS SDK %s',
  (version) => {
    test('resolve and cover every class and protocol', async () => {
      const [sdk, platform] = [await readIosApi(version), await readIosPlatform()];
      const types = sdk.modules.flatMap((module) => module.types);
      const bare = types.filter(
        ({ kind, examples }) => (kind === 'class' || kind === 'protocol') && examples.length === 0,
      );
      expect(bare.map(({ name }) => name)).toEqual([]);
      const problems: string[] = [];
      for (const { name, examples, place } of types) {
        for (const example of examples) {
          const options = {
            fileName: `${place.file} ${name}`,
            sdk,
            platform,
            given: GIVEN[version],
          };
          problems.push(...(await checkSwiftSample(example, options)).problems);
        }
      }
      expect(problems).toEqual([]);
    });
  },
);
