import { expect, test } from 'vitest';
import { WEB_RULES } from '../web/rules.ts';
import { upgradeFiles } from './html-scripts.ts';
import type { UpgradedFile } from './upgrade-project.ts';

const PACKAGE = '/node_modules/@acme/web-sdk';
const LIBRARY = `
interface Array<T> { length: number; [index: number]: T; map<U>(f: (one: T) => U): U[] }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T; map<U>(f: (one: T) => U): U[] }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {}
interface String {} interface Promise<T> { then(f: (one: T) => void): void }
`;

/** A part of the SDK in its old and its new version. */
const OLD = `
export declare class VenueMap { get name(): string }
export declare class Polygon { get map(): VenueMap; get isHallway(): boolean }
export declare class Location { get polygons(): readonly Polygon[]; get website(): string | undefined }
export declare class Venue { getLocation(id: string): Location }
export declare class MapView {
  readonly venue: Venue;
  colorPolygon(polygons: Polygon | readonly Polygon[], color: string): void;
  setState(state: string): Promise<void>;
}
`;
const NEW = `
export declare class Floor { get name(): string }
export declare class Space { get floor(): Floor; get kind(): string }
export declare class Location { get elements(): readonly Space[]; get website(): { url: string } | undefined }
export declare class Venue { get(type: 'location', id: string): Location }
export type GeometryElement = Space;
export declare class MapView {
  readonly venue: Venue;
  readonly elements: { set(elements: Space | readonly Space[], change: { color: string }): void };
}
`;

function declarations(sdk: string): Map<string, string> {
  return new Map([
    ['/lib.es2024.d.ts', LIBRARY],
    ['/lib.dom.d.ts', ''],
    ['/lib.dom.iterable.d.ts', ''],
    [`${PACKAGE}/package.json`, '{"name":"@acme/web-sdk","types":"index.d.ts"}'],
    [`${PACKAGE}/index.d.ts`, sdk],
  ]);
}

function upgrade(code: string, hasComments = false, name = 'main.ts'): UpgradedFile {
  const [file] = upgradeFiles({
    files: new Map([[`/src/${name}`, code]]),
    rules: WEB_RULES['5.0'],
    packageName: '@acme/web-sdk',
    oldDeclarations: declarations(OLD),
    newDeclarations: declarations(NEW),
    guideUrl: (topic) => `https://acme.example/guide#${topic}`,
    hasComments,
  });
  return file!;
}

const IMPORT = "import type { Location, MapView } from '@acme/web-sdk';\n";

test('renames members wherever they are read, destructured or passed on', () => {
  const { after, typeErrors } = upgrade(`${IMPORT}
export function paint(mapView: MapView, { polygons }: Location): string[] {
  mapView.colorPolygon(polygons, '#f08c00'); // the shop
  return polygons.map(({ map: { name } }) => name);
}
`);
  expect(typeErrors).toBe(0);
  expect(after).toBe(`${IMPORT}
export function paint(mapView: MapView, { elements: polygons }: Location): string[] {
  mapView.elements.set(polygons, { color: '#f08c00' }); // the shop
  return polygons.map(({ floor: { name } }) => name);
}
`);
});

test('leaves members of the same name that are not of the SDK', () => {
  const code = `${IMPORT}
type Drawing = { polygons: number[]; colorPolygon: (id: number, color: string) => void };
export function draw(mapView: MapView, drawing: Drawing): void {
  const { polygons } = drawing;
  drawing.colorPolygon(polygons[0], 'red');
}
`;
  const { after, changes } = upgrade(code);
  expect(after).toBe(code);
  expect(changes).toEqual([]);
});

test('replaces the uses of a name whose value changed', () => {
  const { after } = upgrade(`${IMPORT}
export const names = ({ polygons, website }: Location) => [
  website,
  polygons.map(({ isHallway }) => !isHallway),
];
`);
  expect(after).toContain('website?.url,');
  expect(after).toContain("({ kind }) => kind !== 'hallway'");
});

test('marks what has no equivalent, with the line of the new code and its section', () => {
  const { after, marks, typeErrors } = upgrade(
    `${IMPORT}
export function follow(mapView: MapView): void {
  mapView.setState('tour');
}
`,
    true,
  );
  expect(typeErrors).toBe(1);
  expect(marks).toHaveLength(1);
  expect(marks[0]).toMatchObject({
    line: 5,
    guide: 'https://acme.example/guide#camera-events-position-search',
  });
  expect(after.split('\n')[3]).toMatch(/^ {2}\/\/ TODO: Stop following/);
  expect(after.split('\n')[4]).toBe("  mapView.setState('tour');");
});

test('imports the new names, and no longer the old ones', () => {
  const { after } = upgrade(`import { type Polygon, MapView } from '@acme/web-sdk';
import '@acme/web-sdk/styles.css';

export const hit = (mapView: MapView, polygon: Polygon) => mapView.colorPolygon(polygon, 'red');
`);
  expect(after).toMatch(/^import \{ type GeometryElement, MapView \} from '@acme\/web-sdk';\n\n/);
});

test('keeps a file with syntax errors, and says where they are', () => {
  const code = `${IMPORT}export const a = ;\n`;
  const { after, syntaxErrors } = upgrade(code);
  expect(after).toBe(code);
  expect(syntaxErrors).toEqual([{ line: 2, message: 'Expression expected.' }]);
});

test('says that code does not use the SDK', () => {
  expect(upgrade('export const a = 1;\n')).toMatchObject({
    usesSdk: false,
    marks: [],
    changes: [],
  });
});

test('leaves code of the new version as it is, without marks', () => {
  const { after } = upgrade(`${IMPORT}
export const paint = (mapView: MapView, { polygons }: Location) =>
  mapView.colorPolygon(polygons, '#f08c00');
`);
  expect(upgrade(after)).toMatchObject({ after, changes: [], marks: [], typeErrors: 0 });
});

function page(version: string, head: string, call: string): string {
  return `<!doctype html>
<head>
${head}</head>
<script type="module">
  import { MapView } from 'https://acme.example/sdk/${version}/index.js';

  /** @param {MapView} mapView @param {any} shop */
  export const paint = (mapView, shop) => ${call};
</script>
`;
}

test('upgrades modules in a page without a build, and its style sheet', () => {
  const link = '  <link rel="stylesheet" href="https://acme.example/sdk/5.0/styles.css" />\n';
  const before = page('5.0', link, "mapView.colorPolygon(shop, 'red')");
  const { after, changes } = upgrade(before, false, 'index.html');
  expect(after).toBe(page('6.0', '', "mapView.elements.set(shop, { color: 'red' })"));
  expect(changes.at(-1)?.line).toBe(9);
});
