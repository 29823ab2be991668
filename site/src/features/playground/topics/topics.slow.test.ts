import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '@brand/reference';
import { describe, expect, test } from 'vitest';
import { compileAsSamples } from '../../../../../tools/src/samples/compile-as-samples.ts';
import routeTable from '../../../../routes.json' with { type: 'json' };
import { parseTypeScript } from '../compile/parse-script.ts';
import type { Control, ControlValue } from '../controls/control.ts';
import { withValue } from '../controls/control-code.ts';
import { findValue } from '../controls/find-value.ts';
import { TOPICS } from './index.ts';
import { TOPIC_SAMPLES, type TopicVariant } from './topic.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const EXAMPLES = join(ROOT, 'examples');
const variants = TOPICS.flatMap((topic) => topic.variants);
const controls = variants.flatMap(({ sample, controls: all }) =>
  all.map((control) => [`${sample}: ${control.label}`, sample, control] as const),
);

describe('TOPICS', () => {
  test('match the pages of the site', () => {
    const paths = routeTable.routes.map(({ path }) => path);
    const pages = paths.flatMap((path) => /^\/playground\/([\w-]+)$/.exec(path)?.[1] ?? []);
    expect(TOPICS.map(({ id }) => id).toSorted()).toEqual(pages.toSorted());
    expect(TOPICS).toHaveLength(11);
  });

  test.each(TOPICS.map((topic) => [topic.id, topic] as const))(
    'give %s two or three programs with unique titles and names',
    (_id, topic) => {
      const count = topic.variants.length;
      expect(count === 2 || count === 3).toBe(true);
      for (const key of ['sample', 'title'] as const) {
        expect(new Set(topic.variants.map((variant) => variant[key])).size).toBe(count);
      }
      for (const { controls: own } of topic.variants) {
        expect(own.length).toBeLessThanOrEqual(6);
        expect(new Set(own.map(({ label }) => label)).size).toBe(own.length);
      }
    },
  );

  test.each(variants.map(({ sample }) => sample))('reference the sample %s', (sample) => {
    expect(existsSync(pathOf(sample, 'main.ts'))).toBe(true);
  });
});

describe('topic controls', () => {
  test.each(controls)('find %s in the code', (_name, sample, { target }) => {
    const { state } = findValue(parseTypeScript(codeOf(sample), 'main.ts'), target);
    expect(['written', 'absent', 'no-options']).toContain(state);
  });

  test.each(controls)('show the value in the code: %s', (_name, sample, control) => {
    const found = findValue(parseTypeScript(codeOf(sample), 'main.ts'), control.target);
    const value = found.state === 'written' ? found.value : control.absent;
    // A value of another type would be shown as computed.
    expect(typeof value).toBe(typeof control.absent);
    expect(canShow(control, value)).toBe(true);
  });

  test('write only code that compiles', () => {
    const codes = Object.fromEntries(variants.flatMap(changedCodes)) as Record<string, string>;
    expect(compileAsSamples(TOPIC_SAMPLES, codes)).toEqual([]);
  });

  test('fail to compile with an unknown option', () => {
    const wrong = withValue(
      codeOf('playground-shapes'),
      { call: 'shapes.add', argument: 1, option: 'heigth' },
      3,
    );
    const found = compileAsSamples(TOPIC_SAMPLES, { 'playground-shapes/wrong.ts': wrong ?? '' });
    expect(found.join('\n')).toContain("'heigth' does not exist");
  });

  test('show the default of the reference if it is a plain value', () => {
    const compared = controls.flatMap(([name, sample, control]) => {
      const stated = statedDefault(control, sample);
      const isAlike = typeof stated === typeof control.absent;
      return isAlike ? [{ name, stated, absent: control.absent }] : [];
    });
    expect(compared.filter(({ stated, absent }) => stated !== absent)).toEqual([]);
    expect(compared.length).toBeGreaterThan(50);
  });
});

function canShow({ input }: Control, value: ControlValue): boolean {
  switch (input.type) {
    case 'slider':
      return Number(value) >= input.min && Number(value) <= input.max;
    case 'toggle':
      return typeof value === 'boolean';
    case 'color':
      return /^#[\da-f]{6}$/.test(String(value));
    case 'choice':
      return input.values.includes(String(value));
  }
}

function pathOf(sample: string, file: string): string {
  return join(EXAMPLES, TOPIC_SAMPLES, sample, file);
}

function codeOf(sample: string): string {
  return readFileSync(pathOf(sample, 'main.ts'), 'utf8');
}

/** Every value of every control. Changes several controls at once to save compilations. */
function changedCodes({ sample, controls: own }: TopicVariant): [path: string, code: string][] {
  const most = Math.max(0, ...own.map((control) => valuesOf(control).length));
  return Array.from({ length: most }, (_, index) => {
    let code = codeOf(sample);
    for (const control of own) {
      const values = valuesOf(control);
      code = withValue(code, control.target, values[index % values.length]!) ?? '';
    }
    return [`${sample}/changed-${index}.ts`, code];
  });
}

function valuesOf({ input }: Control): readonly ControlValue[] {
  switch (input.type) {
    case 'slider':
      return [input.min, input.max];
    case 'toggle':
      return [true, false];
    case 'color':
      return ['#123abc'];
    case 'choice':
      return input.values;
  }
}

/** Option types by the call that takes them. */
const OPTIONS_OF_CALLS: Readonly<Record<string, string>> = {
  showVenue: 'ShowVenueOptions',
  'camera.focusOn': 'FocusOptions',
  'dot.simulate': 'SimulateOptions',
  'feature.add': 'ModelOptions',
  'floors.set': 'SetFloorOptions',
  'labels.addAll': 'LabelOptions',
  'labels.addAutomatic': 'AutomaticLabelOptions',
  'markers.add': 'MarkerOptions',
  'navigation.draw': 'NavigationOptions',
  'shapes.add': 'ShapeOptions',
  'stack.show': 'StackOptions',
  'text.addAll': 'Text3dOptions',
  'use(clusters).add': 'ClusterOptions',
  'use(models).add': 'ModelOptions',
  'venue.route': 'RouteOptions',
  'venue.routeThrough': 'RouteThroughOptions',
};
const OPTIONS_OF_OPTIONS: Readonly<Record<string, string>> = {
  camera: 'CameraOptions',
  controls: 'CameraControls',
  limits: 'CameraLimits',
  path: 'PathLook',
  inactivePath: 'PathLook',
};
/** The playground's frame changes these defaults: they follow the page. */
const FOLLOWS_PAGE = new Set(['ShowVenueOptions.theme', 'ShowVenueOptions.language']);

/** The default in the reference, if it is a plain value. */
function statedDefault({ target }: Control, sample: string): ControlValue | undefined {
  if ('constant' in target) return undefined;
  const steps = target.option.split('.');
  const name = steps.pop();
  const outer = optionsOfCall(target.call, sample);
  const type = steps.reduce<string | undefined>((_, step) => OPTIONS_OF_OPTIONS[step], outer);
  const id = `${type}.${name}`;
  if (FOLLOWS_PAGE.has(id)) return undefined;
  const stated = defaults().get(id);
  const literal = /^'[^']*'$|^-?[\d.]+$|^true$|^false$/.exec(stated ?? '')?.[0];
  // A longer default, such as "`15`, or less where …", starts with its value.
  const first = literal ?? /^`([^`]+)`, /.exec(stated ?? '')?.[1];
  return first === undefined ? undefined : valueOf(first);
}

/** `map.use` takes the options of the given feature. */
function optionsOfCall(call: string, sample: string): string | undefined {
  if (call !== 'use') return OPTIONS_OF_CALLS[call];
  const feature = /\.use\((\w+)/.exec(codeOf(sample))?.[1] ?? '';
  return `${feature.charAt(0).toUpperCase()}${feature.slice(1)}Options`;
}

function valueOf(text: string): ControlValue {
  if (text.startsWith("'")) return text.slice(1, -1);
  return text === 'true' || text === 'false' ? text === 'true' : Number(text);
}

let cached: ReadonlyMap<string, string> | undefined;

function defaults(): ReadonlyMap<string, string> {
  if (!cached) {
    const path = join(ROOT, '.cache/reference/web-sdk/6.0.json');
    const { symbols } = JSON.parse(readFileSync(path, 'utf8')) as Reference;
    cached = new Map(
      symbols.flatMap(({ id, defaultValue }) => (defaultValue ? [[id, defaultValue]] : [])),
    );
  }
  return cached;
}
