import { beforeAll, describe, expect, test } from 'vitest';
import { type AndroidApi, readAndroidApi } from '../read-api.ts';
import { checkKotlinSample } from './check-sample.ts';

let api: AndroidApi;
beforeAll(async () => {
  api = await readAndroidApi('5.0');
});

const IMPORTS = `import com.brand.maps.*
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch
`;

/** Problems in statements of a suspending function that has a map and a venue. */
async function problemsIn(statements: string): Promise<readonly string[]> {
  const code = `${IMPORTS}suspend fun sample(mapView: MapView, venue: Venue, scope: CoroutineScope) {\n${statements}\n}\n`;
  return (await checkKotlinSample('sample.kt', code, api)).problems;
}

async function problemsOf(code: string): Promise<readonly string[]> {
  return (await checkKotlinSample('sample.kt', code, api)).problems;
}

describe('checkKotlinSample on a valid sample', () => {
  test.each([
    [
      'uses results of calls',
      'val marker = mapView.markers.add(venue.floors[0].center)\nmarker.remove()',
    ],
    [
      'names arguments',
      'mapView.markers.add(venue.locations.first(), MarkerOptions(rank = Rank.HIGH))',
    ],
    ['gives type arguments', 'val doors = venue.all<Door>()\ndoors.first().isExterior'],
    ['gives type arguments and values', 'val door = venue.find<Door>("d")\ndoor?.spaces?.size'],
    [
      'casts by is',
      'val r = venue.route(venue.floors[0].center, venue.center)\nif (r is RouteResult.Found) r.route.distance',
    ],
    [
      'casts by when',
      'when (val r = venue.route(venue.center, venue.center)) {\nis RouteResult.Found -> r.route\nis RouteResult.NotFound -> r.reason\n}',
    ],
    [
      'checks for null',
      'val place = venue.locations[0].center\nif (place != null) mapView.camera.focusOn(place)',
    ],
    [
      'returns on null',
      'val place = venue.locations[0].center ?: return\nmapView.camera.focusOn(place)',
    ],
    ['lets values pass', 'venue.locations[0].center?.let { mapView.camera.focusOn(it) }'],
    [
      'walks through maps',
      'for ((name, all) in venue.locations.groupBy { it.name }) {\nname.length + all.size\n}',
    ],
    [
      'changes options with a receiver',
      'mapView.labels.all().forEach { label ->\nlabel.update { copy(rank = Rank.LOW) }\n}',
    ],
    [
      'collects flows',
      'scope.launch {\nmapView.events.collect { event ->\nif (event is MapEvent.Tap) event.tap.space?.name\n}\n}',
    ],
    ['gives a lambda for a listener', 'mapView.addCameraListener { state -> state.zoom }'],
    ['refers to members', 'venue.floors.map(Floor::name).first().length'],
    ['writes text with names', 'val n = venue.name\nval text = "a $n ${venue.id} b"\ntext.length'],
  ])('accepts a sample that %s', async (_, code) => expect(await problemsIn(code)).toEqual([]));

  test('counts resolved names and returns the positions of SDK symbols', async () => {
    const code =
      'import com.brand.maps.MapView\n\nfun f(mapView: MapView) {\n    mapView.remove()\n}\n';
    const { problems, resolved, uses } = await checkKotlinSample('a.kt', code, api);
    expect(problems).toEqual([]);
    expect(resolved).toBe(4);
    expect(uses.map(({ start, end, id }) => [code.slice(start, end), id])).toEqual([
      ['MapView', 'MapView'],
      ['MapView', 'MapView'],
      ['remove', 'MapView.remove'],
    ]);
  });
});

describe('checkKotlinSample on a misspelt name', () => {
  test.each([
    ['method', 'mapView.camera.focusAt(venue.center)', 'Camera has no focusAt. Near: focusOn'],
    ['property', 'venue.locatons.size', 'Venue has no locatons. Near: locations'],
    [
      'parameter',
      'MarkerOptions(anchr = MarkerAnchor.TOP)',
      'MarkerOptions has no parameter "anchr". Near: anchor',
    ],
    ['case', 'MarkerOptions(anchor = MarkerAnchor.MIDDLE)', 'MarkerAnchor has no MIDDLE.'],
    [
      'nested class',
      'VenueSource.Sever(venueId = "a", key = "b")',
      'VenueSource has no Sever. Near: Server',
    ],
    ['type', 'val o: MarkerOption? = null', 'There is no type MarkerOption. Near: MarkerOptions'],
    ['function', 'val all = listof(1)', 'There is no function listof here. Near: listOf'],
    ['variable', 'mapVeiw.remove()', 'There is no mapVeiw here. Near: mapView'],
    ['name in text', 'val t = "a $venu b"', 'There is no venu here. Near: venue'],
    [
      'member of the result of a call',
      'mapView.markers.add(venue.center).hide()',
      'MapMarker has no hide.',
    ],
    ['member of what a lambda is given', 'venue.floors.map { it.level }', 'Floor has no level.'],
    [
      'member after a cast',
      'val r = venue.route(venue.center, venue.center)\nif (r is RouteResult.Found) r.path',
      'RouteResult.Found has no path.',
    ],
    [
      'field in copy',
      'mapView.markers.add(venue.center).update { copy(visible = false) }',
      'MarkerOptions.copy has no parameter "visible". Near: isVisible',
    ],
  ])('suggests similar names for a %s', async (_, code, message) => {
    const problems = await problemsIn(code);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`sample.kt:${code.includes('\n') ? 6 : 5} ${message}`);
  });
});

describe('checkKotlinSample on wrong types and calls', () => {
  test.each([
    [
      'another enum',
      'MarkerOptions(rank = MarkerAnchor.TOP)',
      'MarkerOptions: "rank" is Rank, found MarkerAnchor.',
    ],
    [
      'Int for Double',
      'FocusOptions(maxZoom = 20)',
      'FocusOptions: "maxZoom" is Double, found Int.',
    ],
    [
      'text for an element',
      'mapView.camera.focusOn("cafe")',
      '"target" is MapTarget, found String.',
    ],
    [
      'a value that may be null',
      'mapView.camera.focusOn(venue.locations[0].center)',
      '"target" is MapTarget, found Coordinate?.',
    ],
    [
      'a receiver that may be null',
      'mapView.venue.floors',
      '"mapView.venue" may be null (Venue?): write ?.floors, or check it before.',
    ],
    [
      'a value that is missing',
      'VenueSource.Server(venueId = "a")',
      'VenueSource.Server needs "key".',
    ],
    ['a value too many', 'mapView.setLanguage("pt", true)', 'takes 1 values at most: code.'],
    ['a constant that is set', 'venue.name = "x"', '"venue.name" cannot be set: it is a val.'],
    ['a class that only the SDK makes', 'val floor = Floor()', 'it has no constructor'],
    [
      'a test that never holds',
      'when (mapView.camera.state()) {\nis Floor -> 1\n}',
      'CameraState is never Floor.',
    ],
    [
      'a wrong result of a lambda',
      'venue.floors.filter { it.name }',
      '"predicate" is (Floor) -> Boolean',
    ],
    [
      'a condition that is no Boolean',
      'if (venue.name) return',
      'A condition is Boolean, found String.',
    ],
    ['a type that nothing tells', 'val list = emptyList()', 'The type of emptyList is not known.'],
    [
      'names that a lambda does not have',
      'venue.floors.forEach { a, b -> a }',
      'is given 1 values, found 2 names',
    ],
  ])('reports %s', async (_, code, message) => {
    expect((await problemsIn(code)).join('\n')).toContain(message);
  });
});

describe('checkKotlinSample on code in the wrong place', () => {
  test('reports a suspending call outside a coroutine', async () => {
    const code = `${IMPORTS}fun f(mapView: MapView) {\n    mapView.camera.stop()\n}\n`;
    expect(await problemsOf(code)).toEqual([
      'sample.kt:5 Camera.stop suspends: call it from a coroutine or from a suspending function.',
    ]);
  });

  test('reports a composable call outside a composable', async () => {
    const code = 'import androidx.compose.material3.Text\n\nfun f() {\n    Text("a")\n}\n';
    expect(await problemsOf(code)).toEqual(['sample.kt:4 Text is a composable: call it from one.']);
  });

  test('reports an extension that is not imported', async () => {
    const code =
      'import kotlinx.coroutines.CoroutineScope\n\nfun f(scope: CoroutineScope) {\n    scope.launch { }\n}\n';
    expect(await problemsOf(code)).toEqual([
      'sample.kt:4 launch is not imported. Add: import kotlinx.coroutines.launch',
    ]);
  });

  test('reports a type that is not imported', async () => {
    expect(await problemsOf('fun f(mapView: MapView) {\n}\n')).toEqual([
      'sample.kt:1 MapView is not imported. Add: import com.brand.maps.MapView',
    ]);
  });

  test('reports an import that does not exist', async () => {
    const [problem] = await problemsOf('import com.brand.maps.MapVew\n');
    expect(problem).toBe(
      'sample.kt:1 com.brand.maps.MapVew cannot be imported: com.brand.maps has no MapVew. Near: MapView',
    );
  });

  test('reports text that does not parse as Kotlin', async () => {
    expect((await problemsOf('fun f( {'))[0]).toContain('does not parse as Kotlin');
  });
});

/** Source of a `TapListener` with this body. */
function listener(body: string): string {
  return `import com.brand.maps.*\n\nclass Listener : TapListener {\n${body}\n}\n`;
}

describe('checkKotlinSample on a listener', () => {
  test('accepts overrides of existing methods', async () => {
    expect(await problemsOf(listener('    override fun onTap(tap: MapTap) {\n    }'))).toEqual([]);
  });

  test('reports an override of a missing method', async () => {
    expect(await problemsOf(listener('    override fun onTab(tap: MapTap) {\n    }'))).toEqual([
      'sample.kt:4 TapListener has no onTab to override. Near: onTap',
    ]);
  });

  test('reports an override with different parameters', async () => {
    expect(await problemsOf(listener('    override fun onTap(tap: Space) {\n    }'))).toEqual([
      'sample.kt:4 onTap overrides onTap(tap: MapTap): its parameters differ.',
    ]);
  });

  test('reports a required method that is missing', async () => {
    const code = 'import com.brand.maps.*\n\nclass Listener : CameraListener {\n}\n';
    expect(await problemsOf(code)).toEqual([
      'sample.kt:3 Listener must write onCameraChange of CameraListener.',
    ]);
  });

  test('checks listeners in object expressions too', async () => {
    const problems = await problemsIn(
      'mapView.addListener(object : MapListener {\noverride fun onFlorChange(change: FloorChange) {\n}\n})',
    );
    expect(problems).toEqual([
      'sample.kt:6 MapListener has no onFlorChange to override. Near: onFloorChange',
    ]);
  });
});
