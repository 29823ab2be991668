import { describe, expect, test } from 'vitest';
import { named } from '../../model/native-api.ts';
import { readIosApi, readIosPlatform } from '../ios-api.ts';
import { checkSwiftSample } from './check-sample.ts';

const platform = await readIosPlatform();
const sdks = { '5.0': await readIosApi('5.0'), '4.0': await readIosApi('4.0') };

/** Checks a fragment that uses `mapView` and `venue` of 5.0, or `venueView` of 4.0. */
async function check(code: string, version: keyof typeof sdks = '5.0'): Promise<readonly string[]> {
  const given = {
    ...(version === '5.0' && { mapView: named('MapView'), venue: named('Venue') }),
    ...(version === '4.0' && { venueView: named('VenueView') }),
  };
  const { problems } = await checkSwiftSample(code, {
    fileName: 'a.swift',
    sdk: sdks[version],
    platform,
    given,
  });
  return problems;
}

/** Description, code, and expected problem. */
const MISTAKES: readonly (readonly [what: string, code: string, problem: string])[] = [
  [
    'a wrong method',
    'try await mapView.camera.focusOm(venue.floors[0])',
    'a.swift:1 Camera has no member "focusOm". Near: focusOn.',
  ],
  [
    'a wrong property',
    'print(venue.flors)',
    'a.swift:1 Venue has no member "flors". Near: floors, floor.',
  ],
  [
    'a wrong label',
    'let options = MarkerOptions(anchr: .bottom)',
    'a.swift:1 MarkerOptions has no parameter "anchr". Near: anchor.',
  ],
  [
    'labels in the wrong order',
    'let options = MarkerOptions(rank: .high, anchor: .bottom)',
    'a.swift:1 MarkerOptions: "anchor" is in the wrong place.',
  ],
  [
    'a parameter that is missing',
    'let report = PositionReport(latitude: 1)',
    'a.swift:1 PositionReport needs its parameter "longitude".',
  ],
  [
    'a wrong case',
    'let options = MarkerOptions(anchor: .botom)',
    'a.swift:1 MarkerAnchor has no case or static member "botom". Near: bottom',
  ],
  [
    'a wrong type name',
    'let options: MarkerOption? = nil',
    'a.swift:1 There is no type "MarkerOption". Near: MarkerOptions',
  ],
  [
    'a value of another type',
    'let options = LabelOptions(size: "13")',
    'a.swift:1 ""13"" is String, where Double is expected.',
  ],
  [
    'a function that is not there',
    'showTheMap(mapView)',
    'a.swift:1 There is no function or type "showTheMap".',
  ],
  [
    'a variable that is not there',
    'print(venu.name)',
    'a.swift:1 "venu" is not known here. Near: venue.',
  ],
  [
    'a missing await',
    'try mapView.camera.stop()',
    'a.swift:1 Camera.stop is asynchronous: write "await" before it.',
  ],
  [
    'a missing try',
    'await mapView.camera.stop()',
    'a.swift:1 Camera.stop can throw: write "try" before it.',
  ],
  [
    'await in code that is not asynchronous',
    'func go() throws { try await mapView.camera.stop() }',
    'a.swift:1 "await" is in code that is not asynchronous.',
  ],
  [
    'an error that has nowhere to go',
    'func go() async { try await mapView.camera.stop() }',
    'a.swift:1 The error is not handled',
  ],
  [
    'an optional that is not unwrapped',
    'print(mapView.floors.current.name)',
    'a.swift:1 "name" is used on Floor?, which may be nil.',
  ],
  [
    'a member of a closure’s parameter',
    'let names = venue.locations.map { $0.title }',
    'a.swift:1 Location has no member "title".',
  ],
  [
    'a wrong key path',
    'let names = venue.locations.map(\\.titel)',
    'a.swift:1 Location has no member "titel".',
  ],
  [
    'a wrong case in a switch',
    'func f(_ hit: MapHit) {\n  switch hit {\n  case .room(let room): print(room)\n  default: break\n  }\n}',
    'a.swift:3 MapHit has no case "room".',
  ],
  [
    'a case that a switch leaves out',
    'func f(_ phase: MapPhase) {\n  switch phase {\n  case .loading, .ready: break\n  }\n}',
    'a.swift:2 The switch leaves out .failed of MapPhase.',
  ],
  [
    'a value of a case that has none',
    'func f(_ phase: MapPhase) {\n  if case .ready(let map) = phase { print(map) }\n}',
    'a.swift:2 MapPhase.ready has 0 values, not 1.',
  ],
  [
    'something set that can only be read',
    'mapView.camera = mapView.camera',
    'a.swift:1 MapView.camera can be read, not set.',
  ],
  [
    'a stream without await',
    'for event in mapView.events { print(event) }',
    'a.swift:1 "mapView.events" is a stream: write "for await".',
  ],
  [
    'what nobody can make',
    'let venue = Venue()',
    'a.swift:1 Venue cannot be created: it has no initialiser.',
  ],
  [
    'a slip in the name of a delegate’s method',
    'final class A: MapViewDelegate {\n  func mapViewDidTapp(_ mapView: MapView, tap: MapTap) {}\n}',
    'a.swift:2 MapViewDelegate has no mapViewDidTapp(_:tap:). Near: mapViewDidTap(_:tap:).',
  ],
  [
    'a wrong label of a delegate’s method',
    'final class A: MapViewDelegate {\n  func mapViewDidTap(_ mapView: MapView, at tap: MapTap) {}\n}',
    'a.swift:2 MapViewDelegate.mapViewDidTap has different labels from mapViewDidTap(_:at:).',
  ],
  [
    'a wrong type of a delegate’s method',
    'final class A: MapViewDelegate {\n  func mapViewDidTap(_ mapView: MapView, tap: Space) {}\n}',
    'a.swift:2 MapViewDelegate.mapViewDidTap is given MapTap as "tap", not Space.',
  ],
  [
    'an override of nothing',
    'final class A: UIViewController {\n  override func viewDidLod() {}\n}',
    'a.swift:2 No superclass has viewDidLod() to override. Near: viewDidLoad().',
  ],
  [
    'a requirement that is missing',
    'struct A: View { let title = "a" }',
    'a.swift:1 A must have View.body.',
  ],
  [
    'what is deprecated',
    'final class A: MapViewDelegate {\n  func mapViewDidTapSpace(_ mapView: MapView, space: Space) {}\n}',
    'a.swift:2 MapViewDelegate.mapViewDidTapSpace is deprecated.',
  ],
  [
    'a wrong name in a chain that is negated',
    'print(!venue.name.isEmty)',
    'a.swift:1 String has no member "isEmty". Near: isEmpty.',
  ],
  [
    'what is no truth and negated',
    'let a: Bool = !venue.name.count',
    'a.swift:1 "!venue.name.count" is Int, where Bool is expected.',
  ],
  [
    'objects that cannot be the same',
    'print(mapView.camera !== venue)',
    'a.swift:1 "mapView.camera !== venue" combines Camera with Venue.',
  ],
  ['what does not parse', 'let a = = 1', 'a.swift:1:'],
];

describe('checkSwiftSample on an invalid sample', () => {
  test.each(MISTAKES)('reports %s', async (_, code, problem) => {
    const problems = await check(code);
    expect(problems[0] ?? '').toContain(problem);
  });

  test('reports a name of another version', async () => {
    const code = 'venueView.tooltips.removeAll()';
    expect(await check(code, '4.0')).toEqual([
      expect.stringContaining('a.swift:1 VenueView has no member "tooltips".'),
    ]);
    expect(await check('let options = FloatingLabelOptions()', '4.0')).toEqual([]);
    expect(await check('let options = FloatingLabelOptions()')).toEqual([
      expect.stringContaining('There is no function or type "FloatingLabelOptions".'),
    ]);
  });

  test('reports a framework that is not imported', async () => {
    const { problems } = await checkSwiftSample('import BrandMaps\nlet color: UIColor? = nil', {
      fileName: 'a.swift',
      sdk: sdks['5.0'],
      platform,
    });
    expect(problems).toEqual(['a.swift:2 UIColor needs "import UIKit".']);
  });
});

describe('checkSwiftSample on a valid sample', () => {
  test.each([
    ['optional chains', 'print(mapView.floors.current?.name.count ?? 0)'],
    [
      'overloads by type',
      'try await mapView.camera.focusOn(venue.floors)\ntry await mapView.camera.focusOn(venue.floors[0])',
    ],
    ['generic results', 'let rooms = try await venue.all(Space.self)\nprint(rooms[0].doors.count)'],
    [
      'closures that change options',
      'let label = try await mapView.labels.add(venue.floors[0])\ntry await label.update { $0.color = .systemRed }',
    ],
    [
      'patterns',
      'let result = try await venue.route(from: venue.locations[0], to: venue.locations[1])\nif case .found(let route) = result, route.distance > 5 { print(route.instructions.map(\\.text)) }',
    ],
    ['literals as HTML', 'let content: HTMLContent = "<b>\\(venue.name)</b>"\nprint(content.html)'],
    [
      'dictionaries of groups',
      'let groups = Dictionary(grouping: venue.locations) { $0.name.prefix(1) }\nprint(groups.keys.sorted { $0 < $1 })',
    ],
    [
      'operators as Swift binds them',
      'print(venue.floors.count == venue.locations.count && mapView.isReady)\nprint(1 + venue.name.count * 2 > venue.id.count)',
    ],
    [
      'chains that are negated',
      'if !venue.floors.isEmpty, !venue.name.hasPrefix("a") { print(1) }',
    ],
    ['whether two objects are the same', 'if mapView.superview !== mapView { print(mapView) }'],
    [
      'properties that a closure captures',
      'final class A {\n  let name = "a"\n  func f() { Task { [name] in print(name.count) } }\n}',
    ],
    [
      'a closure behind one that may be left out',
      'func f(_ view: IndoorMap, _ place: Binding<Location?>) {\n  _ = view.sheet(item: place) { Text($0.name) }\n}',
    ],
    [
      'concurrent reads',
      'async let a = venue.all(Space.self)\nasync let b = venue.all(Door.self)\nlet (rooms, doors) = try await (a, b)\nprint(rooms.count + doors.count)',
    ],
  ])('accepts %s', async (_, code) => {
    expect(await check(code)).toEqual([]);
  });

  test('returns the positions of SDK names', async () => {
    const code = 'let options = MarkerOptions(rank: .high)';
    const { symbols } = await checkSwiftSample(code, {
      fileName: 'a.swift',
      sdk: sdks['5.0'],
      platform,
      given: {},
    });
    expect(symbols.map(([start, end, id]) => [code.slice(start, end), id])).toEqual([
      ['MarkerOptions', 'MarkerOptions'],
      ['high', 'Rank.high'],
    ]);
  });
});
