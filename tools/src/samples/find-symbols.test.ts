import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSymbols } from './find-symbols.ts';
import { createSampleProgram, type SampleProgram } from './sample-program.ts';
import { referenceTo, writeSamples } from './sample.fixture.ts';

const SDK = {
  'base.ts': `
    export interface Hidden { hiddenMember: number }
    export abstract class Base { id = ''; get name(): string { return ''; } rename(): void {} }
    export class Emitter<Events> {
      on<K extends keyof Events & string>(name: K, listener: (payload: Events[K]) => void): void {}
    }`,
  'map.ts': `
    import { Base, Emitter, type Hidden } from './base.ts';
    export type Hits = { readonly element: Room | undefined; readonly at: { readonly x: number } };
    export type Events = { click: Hits; 'floor-change': { readonly floor: Room }; resize: { width: number } };
    export type Padding = { top: number; left: number };
    export type Look = { color: string };
    export type LookChange = { readonly [K in keyof Look]?: Look[K] };
    export type Source = { readonly id: string } | { readonly url: string };
    export type Options = Source & { readonly padding?: Partial<Padding>; readonly look?: LookChange };
    export class Room extends Base { override rename(): void {} readonly size = 1 }
    export class Gate extends Base { readonly size = 2; readonly lane = '' }
    export interface Camera extends Hidden {
      readonly zoom: number;
      move(to: Room | Gate, options?: { readonly slowly: boolean }): Promise<void>;
      look(options: { readonly far: boolean }): void;
    }
    export class MapView {
      readonly camera!: Camera;
      readonly rooms: readonly Room[] = [];
      readonly things: readonly (Gate | Room)[] = [];
      readonly events = new Emitter<Events>();
      on<K extends keyof Events>(name: K, listener: (payload: Events[K]) => void): void {}
      use<O>(feature: Feature<O>, options: O): O { return options }
    }
    export type Feature<O> = { readonly install: (options: O) => void };
    export function show(options: Options, extra?: { readonly quick: boolean }): MapView { return new MapView(); }
    export const MODES = { light: { color: '' } };`,
  'index.ts': `
    export { Base } from './base.ts';
    export { show, MapView, Room, Gate, MODES, type Camera, type Events, type Hits, type Look,
      type LookChange, type Options, type Padding, type Source, type Feature } from './map.ts';`,
  'dot.ts': `
    import type { Feature } from './map.ts';
    export type { Camera as ViewPoint } from './map.ts';
    export type Look = { glow: number };
    export type DotOptions = { readonly radius: number };
    export const dot: Feature<DotOptions> = { install: () => {} };`,
};

/** Nested members have an entry where they are declared, as in the reference. */
const REFERENCE = referenceTo(
  ...`
  show MODES Feature Base Base.name Base.rename Room Room.rename Room.size Gate Gate.size Hits
  Hits.element Events Events.click Events.floor-change Events.floor-change.floor Events.resize
  Padding Padding.top Look Look.color LookChange LookChange.color Source Source.id Source.url
  Options Options.id Options.padding Camera Camera.zoom Camera.move Camera.hiddenMember
  Camera.look.options.far Camera.look MapView MapView.camera MapView.rooms MapView.things
  MapView.events MapView.on MapView.use dot/dot dot/DotOptions dot/DotOptions.radius
  dot/dot.Look dot/dot.Look.glow
`
    .trim()
    .split(/\s+/),
);

/** Title, sample, and the linked names with their ids. */
const CASES: readonly (readonly [title: string, code: string, ids: readonly string[]])[] = [
  ['imports and calls', 'show({ id: "a" })', ['show=show', 'id=Source.id']],
  ['properties', 'map.camera.zoom', ['camera=MapView.camera', 'zoom=Camera.zoom']],
  ['methods', 'map.camera.move(room)', ['camera=MapView.camera', 'move=Camera.move']],
  ['types', 'let a: MapView; let b: sdk.Room;', ['MapView=MapView', 'Room=Room']],
  ['types that generic types take', 'let a: Map<Room, Promise<Gate>>', ['Room=Room', 'Gate=Gate']],
  ['renamed imports', 'renamed({ url: "" })', ['renamed=show', 'url=Source.url']],
  ['namespace imports', 'sdk.show({ id: "" })', ['show=show', 'id=Source.id']],
  ['names of a second entry, as the main one has them', 'let a: ViewPoint', ['ViewPoint=Camera']],
  [
    'options of options',
    'show({ id: "", padding: { top: 1 } })',
    ['show=show', 'id=Source.id', 'padding=Options.padding', 'top=Padding.top'],
  ],
  [
    'mapped types, as the type they are made from',
    'const a: LookChange = { color: "" }',
    ['LookChange=LookChange', 'color=Look.color'],
  ],
  ['short options', 'const id = ""; show({ id })', ['show=show', 'id=Source.id']],
  [
    'options that a generic call infers',
    'map.use(dot, { radius: 1 })',
    ['use=MapView.use', 'dot=dot', 'radius=DotOptions.radius'],
  ],
  [
    'what is taken apart, not what it is then called',
    'const { camera: { zoom: z } } = map; z',
    ['camera=MapView.camera', 'zoom=Camera.zoom'],
  ],
  ['what is taken apart by assignment', 'let size = 0; ({ size } = room);', ['size=Room.size']],
  [
    'event names and what events bring',
    'map.on("click", ({ element }) => element?.size)',
    ['on=MapView.on', '"click"=Events.click', 'element=Hits.element', 'size=Room.size'],
  ],
  [
    'event names of a generic emitter',
    'map.events.on("floor-change", () => {})',
    ['events=MapView.events', '"floor-change"=Events.floor-change'],
  ],
  [
    'fields of a literal that have an entry',
    'map.on("floor-change", (e) => e.floor)',
    ['on=MapView.on', '"floor-change"=Events.floor-change', 'floor=Events.floor-change.floor'],
  ],
  [
    'fields of a literal that have none, as the member around it',
    'map.on("resize", (e) => e.width)',
    ['on=MapView.on', '"resize"=Events.resize', 'width=Events.resize'],
  ],
  [
    'fields of a parameter that have an entry',
    'map.camera.look({ far: true })',
    ['camera=MapView.camera', 'look=Camera.look', 'far=Camera.look.options.far'],
  ],
  [
    'members that have no entry, as the type',
    'declare const gate: Gate; gate.lane',
    ['Gate=Gate', 'lane=Gate'],
  ],
  [
    'exports of one name by their module',
    'const a: DotLook = { glow: 1 }',
    ['DotLook=dot.Look', 'glow=dot.Look.glow'],
  ],
  [
    'fields of a parameter, as the method',
    'map.camera.move(room, { slowly: true })',
    ['camera=MapView.camera', 'move=Camera.move', 'slowly=Camera.move'],
  ],
  [
    'fields of a parameter, as the function',
    'show({ id: "" }, { quick: true })',
    ['show=show', 'id=Source.id', 'quick=show'],
  ],
  ['inherited members, as those of the exported base', 'room.name', ['name=Base.name']],
  ['members that are overridden, as those of the class', 'room.rename()', ['rename=Room.rename']],
  [
    'members of a hidden base, as those of the type that shows them',
    'map.camera.hiddenMember',
    ['camera=MapView.camera', 'hiddenMember=Camera.hiddenMember'],
  ],
  [
    'members of unions, as those of the type that is declared first',
    'map.things[0]!.size',
    ['things=MapView.things', 'size=Room.size'],
  ],
  ['members by their text', 'map["camera"]', ['"camera"=MapView.camera']],
  [
    'members of types by their text',
    'let a: Events["click"]',
    ['Events=Events', '"click"=Events.click'],
  ],
  ['members of constants', 'MODES.light', ['MODES=MODES', 'light=MODES']],
  ['constructors, as the class', 'new MapView()', ['MapView=MapView']],
  [
    'only what the SDK declares',
    'map.rooms.map((r) => r.size).join("click").length',
    ['rooms=MapView.rooms', 'size=Room.size'],
  ],
  ["nothing of the same name that is the app's own", 'const zoom = { camera: 1 }; zoom.camera', []],
  ['nothing in comments', '/* show */ 1; // show', []],
];

const PRELUDE = `import * as sdk from '@brand/web-sdk';
import { show, show as renamed, MapView, Room, Gate, MODES, type Events, type LookChange } from '@brand/web-sdk';
import { dot, type Look as DotLook, type ViewPoint } from '@brand/web-sdk/dot';
declare const map: MapView;
declare const room: Room;
`;

let root: string;
let program: SampleProgram;

beforeAll(() => {
  const samples = CASES.map(([, code], index) => [`case-${index}.ts`, `${PRELUDE}${code}\n`]);
  const jsx = `import type { Options } from '@brand/web-sdk';
declare function View(props: Options): null;
declare namespace JSX { interface ElementAttributesProperty { props: object } }
export const view = <View id="a" />;
`;
  const written = writeSamples(SDK, { ...Object.fromEntries(samples), 'view.tsx': jsx });
  root = written.root;
  program = createSampleProgram(written.folders[0]!, REFERENCE);
});

afterAll(() => rmSync(root, { recursive: true }));

describe('findSymbols', () => {
  test.each(CASES.map(([title, , ids], index) => [title, ids, index] as const))(
    'finds %s',
    (_title, ids, index) => {
      expect(symbolsIn(`case-${index}.ts`).slice(symbolsInPrelude())).toEqual(ids);
    },
  );

  test('finds imported names', () => {
    expect(symbolsIn('case-0.ts').slice(0, 3)).toEqual(['show=show', 'show=show', 'renamed=show']);
  });

  test('finds properties of components', () => {
    expect(symbolsIn('view.tsx')).toContain('id=Source.id');
  });

  test('returns ranges in text order, without overlaps', () => {
    const source = program.program.getSourceFile(program.samples.files[0]!)!;
    const ends = findSymbols(source, program).flatMap(([start, end]) => [start, end]);
    expect(ends.length).toBeGreaterThan(4);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });
});

function symbolsInPrelude(): number {
  return symbolsIn(`case-${CASES.length - 1}.ts`).length;
}

function symbolsIn(name: string): string[] {
  const path = program.samples.files.find((file) => file.endsWith(`/${name}`))!;
  const source = program.program.getSourceFile(path)!;
  return findSymbols(source, program).map(
    ([start, end, id]) => `${source.text.slice(start, end)}=${id}`,
  );
}
