import { ANDROID_RELEASES } from '@brand/native-api/android/releases';
import { expect, test } from 'vitest';
import { type AndroidApi, readAndroidApi } from '../read-api.ts';
import { checkKotlinSample } from './check-sample.ts';

/** Parameters that examples in comments may use without declaring them. */
const GIVEN: Readonly<Record<keyof typeof ANDROID_RELEASES, string>> = {
  '5.0': 'mapView: MapView, venue: Venue',
  '4.0': 'venueView: VenueView, venue: Venue',
  '3.0': 'venueView: VenueView, venue: Venue',
};

type Example = { readonly of: string; readonly code: string; readonly isComposable: boolean };

test.each(Object.keys(ANDROID_RELEASES) as (keyof typeof ANDROID_RELEASES)[])(
  'resolves all examples in the declarations of %s',
  async (version) => {
    const api = await readAndroidApi(version);
    const imports = api.sdk.modules.map(({ importName }) => `import ${importName}.*`);
    const examples = examplesOf(api);
    expect(examples.length).toBeGreaterThan(5);
    for (const { of, code, isComposable } of examples) {
      const head = isComposable ? '@Composable\nfun' : 'suspend fun';
      const text = [
        'import android.graphics.Color',
        'import androidx.compose.runtime.Composable',
        ...imports,
        `${head} example(${GIVEN[version]}) {`,
        code,
        '}',
        '',
      ].join('\n');
      const { problems } = await checkKotlinSample(of, text, api);
      expect(problems).toEqual([]);
    }
  },
);

function examplesOf({ sdk }: AndroidApi): Example[] {
  return sdk.modules.flatMap(({ types, members }) =>
    [...types, ...members, ...types.flatMap((type) => type.members)].flatMap((each) =>
      each.examples.map((code) => ({
        of: each.name,
        code,
        isComposable: each.attributes.includes('Composable'),
      })),
    ),
  );
}
