import type { RecordedPosition } from '@brand/web-sdk/blue-dot';
import { type CodeVenue, quoteText, writeShowVenue } from '@site/src/tools/shared/venue-code';
import { changedDotOptions, type FilterSettings, hasFilter, type LabSettings } from './settings.ts';

/** The package and the venue that the code uses. */
export type CodeScope = {
  /** Scope of the imported package, such as `@brand`. */
  readonly packageScope: string;
  readonly venue: CodeVenue;
  /** Positions to play instead of those of the device. */
  readonly recording?: readonly RecordedPosition[];
};

/**
 * A program for the Web SDK with the options that differ from the defaults, and with the steps of
 * the filter that are on. `create-filter.ts` runs the same filter.
 */
export function writeLabCode(settings: LabSettings, scope: CodeScope): string {
  const { recording } = scope;
  const names = recording ? 'blueDot, type RecordedPosition' : 'blueDot';
  const parts = [
    `import { showVenue } from '${scope.packageScope}/web-sdk';
import { ${names} } from '${scope.packageScope}/web-sdk/blue-dot';`,
    writeShowVenue(scope.venue),
    `const dot = map.use(blueDot${optionsOf(settings)});`,
    ...filterOf(settings.filter),
    ...(recording ? playerOf(recording) : [DEVICE]),
  ];
  return `${parts.join('\n\n')}\n`;
}

const DEVICE = `const button = document.createElement('button');
button.textContent = 'Where am I?';
document.body.prepend(button);
button.addEventListener('click', async () => {
  const { geolocation } = await dot.watchDevice();
  if (geolocation === 'granted') dot.follow('position');
});`;

function optionsOf({ dot }: LabSettings): string {
  const lines = Object.entries(changedDotOptions(dot)).map(
    ([name, value]) => `  ${name}: ${typeof value === 'string' ? quoteText(value) : value},\n`,
  );
  return lines.length === 0 ? '' : `, {\n${lines.join('')}}`;
}

function filterOf(filter: FilterSettings): readonly string[] {
  if (!hasFilter(filter)) return [];
  const { maxAccuracy, maxSpeed, smoothing, snapWithin } = filter;
  const usesPrevious = maxSpeed > 0 || smoothing > 0;
  const isMoved = smoothing > 0 || snapWithin > 0;
  const constants = [
    maxAccuracy > 0 && `const MAX_ACCURACY = ${maxAccuracy};`,
    maxSpeed > 0 && `const MAX_METRES_PER_SECOND = ${maxSpeed};`,
    smoothing > 0 && `const SMOOTHING_SECONDS = ${smoothing};`,
    snapWithin > 0 && `const SNAP_METRES = ${snapWithin};`,
    (usesPrevious || isMoved) && 'const { frame } = map.venue;',
  ];
  const steps = [
    maxAccuracy > 0 && '  if (position.accuracy > MAX_ACCURACY) return undefined;',
    (usesPrevious || isMoved) &&
      `  ${isMoved ? 'let' : 'const'} point = frame.toMetres(position.lngLat);`,
    usesPrevious && previousSteps(filter),
    snapWithin > 0 && '  point = snap(point, position.floorId);',
    isMoved ? '  return { ...position, lngLat: frame.toLngLat(point) };' : '  return position;',
  ];
  return [
    linesOf(constants),
    ...(snapWithin > 0 ? [SNAP] : []),
    `dot.setFilter((position${usesPrevious ? ', previous' : ''}) => {\n${linesOf(steps)}\n});`,
  ];
}

function previousSteps({ maxSpeed, smoothing }: FilterSettings): string {
  return linesOf([
    '  if (previous && previous.floorId === position.floorId) {',
    '    const before = frame.toMetres(previous.lngLat);',
    '    const seconds = Math.max(0, position.timestamp - previous.timestamp) / 1000;',
    maxSpeed > 0 &&
      `    const metres = Math.hypot(point.x - before.x, point.y - before.y);
    if (metres > MAX_METRES_PER_SECOND * seconds + position.accuracy) return undefined;`,
    smoothing > 0 &&
      `    const share = 1 - Math.exp(-seconds / SMOOTHING_SECONDS);
    point = {
      x: before.x + (point.x - before.x) * share,
      y: before.y + (point.y - before.y) * share,
    };`,
    '  }',
  ]);
}

const SNAP = `type Point = { readonly x: number; readonly y: number };

// The lines between neighbouring nodes are the paths that routes follow.
const paths = new Map<string, { a: Point; b: Point }[]>();
for (const node of await map.venue.loadNodes()) {
  const lines = paths.get(node.floor.id) ?? [];
  paths.set(node.floor.id, lines);
  const a = frame.toMetres(node.center.lngLat);
  for (const neighbor of node.neighbors) {
    lines.push({ a, b: frame.toMetres(neighbor.center.lngLat) });
  }
}

function snap(point: Point, floorId = ''): Point {
  let nearest = SNAP_METRES;
  let snapped = point;
  for (const { a, b } of paths.get(floorId) ?? []) {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = (point.x - a.x) * dx + (point.y - a.y) * dy;
    const share = Math.min(1, Math.max(0, along / (dx * dx + dy * dy || 1)));
    const candidate = { x: a.x + dx * share, y: a.y + dy * share };
    const distance = Math.hypot(candidate.x - point.x, candidate.y - point.y);
    if (distance > nearest) continue;
    nearest = distance;
    snapped = candidate;
  }
  return snapped;
}`;

function playerOf(recording: readonly RecordedPosition[]): readonly string[] {
  const floorIds = [...new Set(recording.map(({ floorId }) => floorId ?? ''))];
  const rows = recording.map(({ timestamp, lngLat: [lng, lat], accuracy, floorId }) => {
    const floor = floorIds.indexOf(floorId ?? '');
    return `  [${Math.round(timestamp)}, ${lng.toFixed(6)}, ${lat.toFixed(6)}, ${round(accuracy ?? 0)}, ${floor}],\n`;
  });
  return [
    `const FLOOR_IDS: readonly string[] = [${floorIds.map(quoteText).join(', ')}];
// Milliseconds, longitude, latitude, accuracy in metres, number of the floor.
const ROWS: readonly (readonly [number, number, number, number, number])[] = [
${rows.join('')}];
const recording = ROWS.map(([timestamp, lng, lat, accuracy, floor]): RecordedPosition => {
  const floorId = FLOOR_IDS[floor];
  return { timestamp, lngLat: [lng, lat], accuracy, ...(floorId && { floorId }) };
});`,
    `dot.follow('position');
const start = Date.now();
for (const position of recording) {
  const timestamp = start + position.timestamp;
  await new Promise((resolve) => setTimeout(resolve, timestamp - Date.now()));
  dot.report({ ...position, timestamp });
}`,
  ];
}

function linesOf(lines: readonly (string | false)[]): string {
  return lines.filter((line) => line !== false).join('\n');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
