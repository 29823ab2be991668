import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { findStep, NO_ROUTE_MESSAGE } from '../src/tools/blue-dot-location-generator/find-route.ts';
import { readWalkFile, type WalkFile } from '../src/tools/blue-dot-location-generator/walk-file.ts';
import { MAX_POINTS, positionsOf } from '../src/tools/blue-dot-location-generator/walk-project.ts';
import { EASING_NAMES, TOO_MANY_VIEWS } from '../src/tools/flyover-generator/flyover.ts';
import { type FlyoverFile, readFlyoverFile } from '../src/tools/flyover-generator/flyover-file.ts';
import { MODEL_NAMES } from '../src/tools/model-mapper/model-library.ts';
import { readPlacements } from '../src/tools/model-mapper/placement-file.ts';
import { checkStyle } from '../src/tools/style-studio/read-style.ts';
import { importFile, parseDraft, serializeDraft } from '../src/tools/style-studio/studio-file.ts';
import { FIRST_LABELS, type StudioStyle } from '../src/tools/style-studio/studio-style.ts';
import { SITE_ROOT } from './content-pages.ts';

const SAMPLES = join(SITE_ROOT, '../examples/web-sdk/6.0');
const FLOORS = ['f_lower', 'f_ground', 'f_upper'];
const WALK_PAGE = pageOf('blue-dot-location-generator');
const FLYOVER_PAGE = pageOf('flyover-generator');
const MAPPER_PAGE = pageOf('3d-model-mapper');
const STUDIO_PAGE = pageOf('studio');
const MINIMAL = sampleOf('blue-dot-walk-file/smallest.json');
const FLYOVER = sampleOf('flyover-file/flyover.json');
/** The floor of the third point of a project. */
const THIRD_FLOOR = /("points": \[\s*(?:\{[^}]*\},\s*){2}\{[^}]*"floorId": )"f_ground"/;
const SDK_MESSAGES = readFileSync(
  join(SITE_ROOT, '../packages/web-sdk/src/features/blue-dot/read-position.ts'),
  'utf8',
);

function pageOf(name: string): string {
  return readFileSync(join(SITE_ROOT, `content/docs/tools/${name}.mdx`), 'utf8');
}

function sampleOf(path: string): string {
  return readFileSync(join(SAMPLES, path), 'utf8');
}

/** Texts between backticks in the first column of a section's tables. */
function rowsOf(page: string, heading: string): string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [part = ''] = section.split('\n## ');
  return [...part.matchAll(/^\| (?:In your app: )?`([^`]+)` +\|/gm)].map(([, text = '']) => text);
}

function refusalOf(
  read: (text: string, floorIds: readonly string[]) => unknown,
  text: string,
): string {
  try {
    read(text, FLOORS);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
}

describe('the page of the blue dot location generator', () => {
  test.each(['smallest.json', 'walk.json'])(
    'has in %s the output of the tool for its project',
    (name) => {
      const text = sampleOf(`blue-dot-walk-file/${name}`);
      const project = readWalkFile(text, FLOORS);
      expect((JSON.parse(text) as WalkFile).positions).toEqual(positionsOf(project));
    },
  );

  test('lists exactly the fields of a position', () => {
    const { positions } = JSON.parse(MINIMAL) as WalkFile;
    const listed = rowsOf(WALK_PAGE, 'Walk file format {#the-file}').filter((field) =>
      field.startsWith('positions'),
    );
    expect(listed).toEqual(Object.keys(positions[0]!).map((name) => `positions[].${name}`));
  });

  test('quotes the messages of the tool', async () => {
    const full = JSON.parse(MINIMAL) as WalkFile;
    const points = Array.from({ length: MAX_POINTS }, () => full.project.points[0]!);
    const step = await findStep({ route: () => Promise.reject() }, points, points[0]!);
    const said = [
      refusalOf(readWalkFile, '[]'),
      refusalOf(readWalkFile, '{'),
      refusalOf(
        readWalkFile,
        sampleOf('blue-dot-walk-file/walk.json').replace(THIRD_FLOOR, '$1"f_roof"'),
      ),
      refusalOf(readWalkFile, MINIMAL.replace('"speed": 1.4', '"speed": 1000')),
      refusalOf(readWalkFile, MINIMAL.replace('"version": 1', '"version": 2')),
      'reason' in step ? step.reason : '',
      NO_ROUTE_MESSAGE,
      /Blue dot: the venue has no floor "\$\{floorId\}"\./
        .exec(SDK_MESSAGES)?.[0]
        .replace('${floorId}', 'f_upper') ?? '',
    ];
    const quoted = rowsOf(WALK_PAGE, 'Troubleshooting {#what-goes-wrong}');
    expect(quoted).toHaveLength(said.length);
    expect(quoted.filter((text, index) => !said[index]?.startsWith(text))).toEqual([]);
  });
});

describe('the page of the flyover generator', () => {
  test('lists exactly the fields of a view', () => {
    const { frames } = JSON.parse(FLYOVER) as FlyoverFile;
    expect(rowsOf(FLYOVER_PAGE, 'Views')).toEqual(Object.keys(frames[0]!));
    expect(FLYOVER_PAGE).toContain(
      EASING_NAMES.map((name) => `\`${name}\``)
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' or '),
    );
  });

  test('quotes the messages of the tool', () => {
    const said = [
      refusalOf(readFlyoverFile, 'import'),
      refusalOf(readFlyoverFile, '{"format":"blue-dot-walk"}'),
      refusalOf(readFlyoverFile, FLYOVER.replace('"f_upper"', '"f_roof"')),
      refusalOf(
        readFlyoverFile,
        FLYOVER.replace(/"ease-in-out"(?![\s\S]*"ease-in-out")/, '"bounce"'),
      ),
      TOO_MANY_VIEWS,
    ];
    const quoted = rowsOf(FLYOVER_PAGE, 'Troubleshooting {#what-goes-wrong}');
    expect(quoted).toHaveLength(said.length);
    expect(quoted.filter((text, index) => !said[index]?.startsWith(text))).toEqual([]);
  });
});

/** A file with a changed second placement. */
function fileWith(change: object): string {
  return JSON.stringify({
    format: 'model-placements',
    version: 1,
    venue: 'kestrel-house',
    placements: [{}, change].map((fields, index) => ({
      id: `p${index}`,
      model: 'desk',
      floorId: 'f_ground',
      lngLat: [0, 0],
      altitude: 0,
      rotationDegrees: 0,
      scale: 1,
      ...fields,
    })),
  });
}

function readMapped(text: string, floorIds: readonly string[]): unknown {
  return readPlacements(text, { models: MODEL_NAMES, floorIds });
}

describe('the page of the 3D model mapper', () => {
  test('quotes the messages of the tool', () => {
    const said = [
      refusalOf(readMapped, '{"format":"flyover"}'),
      refusalOf(readMapped, fileWith({ scale: 200 })),
      refusalOf(readMapped, fileWith({ model: 'yacht' })),
      refusalOf(readMapped, fileWith({ floorId: 'f_roof' })),
      messageIn('tools/shared/use-tool-document.ts', /Your work could not be stored[^']*/),
    ];
    const quoted = rowsOf(MAPPER_PAGE, 'Troubleshooting {#what-goes-wrong}');
    expect(quoted).toHaveLength(said.length);
    expect(quoted.filter((text, index) => !said[index]?.startsWith(text))).toEqual([]);
  });
});

describe('the page of the studio', () => {
  test('quotes the messages of the tool', async () => {
    const venue = tinyVenue();
    const original = venue.defaultStyle;
    const present: StudioStyle = { style: original, labels: FIRST_LABELS };
    const check = (value: unknown) => checkStyle(value, venue);
    const refusal = async (file: unknown): Promise<string> => {
      const text = typeof file === 'string' ? file : JSON.stringify(file);
      const taking = importFile(text, { original, check });
      return taking.then(
        () => 'taken',
        (error: Error) => error.message,
      );
    };
    const wall = original['wall']!;
    const [anchor] = wall.geometryAnchors;
    const kept = serializeDraft({ ...present, style: { Atrium: wall } }, { Atrium: wall });
    const said = [
      await refusal({ wall: { ...wall, color: 'grey' } }),
      await refusal({ format: 'label-style', version: 1 }),
      await refusal('{'),
      await refusal({ format: 'flyover' }),
      await refusal({ wall: { ...wall, geometryAnchors: [{ ...anchor, floorId: 'f_lower' }] } }),
      messageIn('tools/shared/use-tool-document.ts', /The work that this browser stored[^`]*/)
        .replace('${venue}', 'Kestrel House')
        .replace(
          '${why}',
          refusalOf((text) => parseDraft(text, {}), kept),
        ),
      messageIn('tools/style-studio/page/StudioSession.tsx', /This bundle has no default[^<]*/),
    ];
    const quoted = rowsOf(STUDIO_PAGE, 'Troubleshooting {#what-goes-wrong}');
    expect(quoted).toHaveLength(said.length);
    expect(quoted.filter((text, index) => !said[index]?.includes(text))).toEqual([]);
  });
});

function messageIn(file: string, pattern: RegExp): string {
  return pattern.exec(readFileSync(join(SITE_ROOT, 'src', file), 'utf8'))?.[0] ?? '';
}
