import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CompiledSample, compileKotlinSamples } from './compile-samples.ts';
import { hasJava } from './java.ts';

const HEAD = `package com.example.app

import com.brand.maps.*
`;
const inside = (code: string): string =>
  `${HEAD}\nsuspend fun f(mapView: MapView, venue: Venue) {\n    ${code}\n}\n`;

const VALID = `package com.example.app

import com.brand.maps.MapView
import com.brand.maps.MarkerOptions
import com.brand.maps.Venue

suspend fun f(mapView: MapView, venue: Venue) {
    mapView.markers.add(venue.center, MarkerOptions(zIndex = 1)).update { copy(zIndex = 2) }
}
`;

/** Samples that must not compile, and what the compiler says about them. */
const WRONG: Readonly<Record<string, readonly [source: string, problem: string]>> = {
  'an argument with a wrong name': [
    inside('MarkerOptions(anchr = MarkerAnchor.TOP)'),
    "6 no parameter with name 'anchr' found.",
  ],
  'an argument of a wrong type': [
    inside('FocusOptions(maxZoom = 20)'),
    "6 argument type mismatch: actual type is 'Int', but 'Double' was expected.",
  ],
  'a missing import': [
    'package com.example.app\n\nfun f(mapView: MapView) {\n}\n',
    "3 unresolved reference 'MapView'.",
  ],
  'an extension that is not imported': [
    'package com.example.app\n\nimport kotlinx.coroutines.CoroutineScope\n\nfun f(scope: CoroutineScope) {\n    scope.launch { }\n}\n',
    "6 unresolved reference 'launch' on receiver of type 'CoroutineScope'.",
  ],
  'a member of a value that may be null': [
    inside('mapView.venue.floors'),
    "6 only safe (?.) or non-null asserted (!!.) calls are allowed on a nullable receiver of type 'Venue?'.",
  ],
  'a suspending call outside a coroutine': [
    `${HEAD}\nfun f(mapView: MapView) {\n    mapView.camera.stop()\n}\n`,
    "6 suspend function 'suspend fun stop(): Unit' can only be called from a coroutine or another suspend function.",
  ],
  'a composable call outside a composable': [
    'package com.example.app\n\nimport androidx.compose.material3.Text\n\nfun f() {\n    Text("a")\n}\n',
    '5 functions which invoke @Composable functions must be marked with the @Composable annotation',
  ],
  'a class that only the SDK makes': [
    inside('Floor()'),
    "6 cannot access 'constructor(): Floor': it is internal in 'com.brand.maps.Floor'.",
  ],
  'an interface that is not implemented': [
    `${HEAD}\nclass Moves : CameraListener\n`,
    "5 class 'Moves' is not abstract and does not implement abstract member:",
  ],
  'a layout that does not exist': [
    'package com.example.app\n\nval layout = R.layout.activity_mpa\n',
    "3 unresolved reference 'activity_mpa'.",
  ],
  'a name of another sample': [
    'package com.example.app\n\nval other = layout\n',
    "3 unresolved reference 'layout'.",
  ],
};

const OPTIONS = {
  version: '5.0',
  resources: new Map([['activity_map.xml', '<FrameLayout />']]),
  cacheFolder: join(import.meta.dirname, '../../../../../.cache/kotlin'),
};
const TIMEOUT_MS = 300_000;

describe.skipIf(!hasJava())('compileKotlinSamples', () => {
  let compiled: ReadonlyMap<string, CompiledSample>;
  beforeAll(async () => {
    const wrong = Object.entries(WRONG).map(([name, [source]]) => [name, source] as const);
    const samples = new Map([['valid.kt', VALID], ...wrong]);
    compiled = await compileKotlinSamples({ ...OPTIONS, samples });
  }, TIMEOUT_MS);

  test('accepts a valid sample beside wrong ones', () => {
    expect(compiled.get('valid.kt')!.problems).toEqual([]);
  });

  test('finds the positions of SDK symbols', () => {
    const { uses } = compiled.get('valid.kt')!;
    expect(uses.map(({ start, end, id }) => [VALID.slice(start, end), id])).toEqual([
      ['MapView', 'MapView'],
      ['MarkerOptions', 'MarkerOptions'],
      ['Venue', 'Venue'],
      ['MapView', 'MapView'],
      ['Venue', 'Venue'],
      ['markers', 'MapView.markers'],
      ['add', 'Markers.add'],
      ['center', 'Venue.center'],
      ['MarkerOptions', 'MarkerOptions'],
      ['zIndex', 'MarkerOptions.zIndex'],
      ['update', 'MapMarker.update'],
      ['zIndex', 'MarkerOptions.zIndex'],
    ]);
  });

  test.each(Object.entries(WRONG))(
    'reports %s with file, line and message',
    (name, [, problem]) => {
      const { problems } = compiled.get(name)!;
      expect(problems[0]).toContain(`${name}:${problem}`);
    },
  );

  test('reports warnings', { timeout: TIMEOUT_MS }, async () => {
    const source = `${HEAD}\nfun f(listener: TapListener, space: Space) = listener.onSpaceTap(space)\n`;
    const samples = new Map([['a.kt', source]]);
    const found = await compileKotlinSamples({ ...OPTIONS, samples });
    expect(found.get('a.kt')!.problems).toEqual([
      expect.stringMatching(/^a\.kt:5 .*onSpaceTap.* is deprecated\./),
    ]);
  });

  test('requires a package', async () => {
    const samples = new Map([['a.kt', 'val a = 1\n']]);
    await expect(compileKotlinSamples({ ...OPTIONS, samples })).rejects.toThrow(
      'a.kt: expected a line such as "package com.example.app", found none.',
    );
  });
});
