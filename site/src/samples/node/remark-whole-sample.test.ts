import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MdastNode } from '../../markdown/mdast.ts';
import remarkWholeSample from './remark-whole-sample.ts';

const SAMPLE = 'web-sdk/5.0/pins';
const MAIN = `file="${SAMPLE}/main.ts"`;
const ID = 'whole-web-sdk-5-0-pins-main-ts';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-'));
  write(
    'main.ts',
    'open();\n// #region add\nadd();\n// #endregion add\n// #region move\nmove();\n// #endregion move\n',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('remarkWholeSample', () => {
  test('adds the whole file below a region, for the copy button too', () => {
    const nodes = transformed(`${MAIN} region="add"`);
    expect(metasIn(nodes)).toEqual([`${MAIN} region="add" whole="${ID}"`, MAIN]);
    expect(JSON.stringify(nodes[1])).toContain('"Whole sample"');
    expect(JSON.stringify(nodes[1])).toContain(ID);
  });

  test('adds it once, and links to it from further regions of the file', () => {
    const nodes = transformed(`${MAIN} region="add"`, `${MAIN} region="move"`);
    expect(metasIn(nodes)).toEqual([
      `${MAIN} region="add" whole="${ID}"`,
      MAIN,
      `${MAIN} region="move" whole="${ID}"`,
    ]);
    expect(JSON.stringify(nodes.at(-1))).toContain(`#${ID}`);
  });

  test.each([
    ['a whole file', MAIN],
    ['code of the page itself', 'title="main.ts"'],
    ['a file that another step reports as missing', `file="${SAMPLE}/none.ts" region="add"`],
    ['a region that another step reports as missing', `${MAIN} region="none"`],
  ])('adds nothing to %s', (_name, meta) => {
    expect(metasIn(transformed(meta))).toEqual([meta]);
  });

  test('adds nothing to a region that is all of its file', () => {
    write('main.ts', '// #region all\nopen();\n// #endregion all\n');
    expect(transformed(`${MAIN} region="all"`)).toHaveLength(1);
  });

  test('includes imported style sheets and data', () => {
    write(
      'main.ts',
      "import './pins.css';\nimport schema from './pins.json' with { type: 'json' };\nopen(schema);\n",
    );
    const imported = ['pins.css', 'pins.json'].map(
      (name) => `file="${SAMPLE}/${name}" title="${name}"`,
    );
    expect(metasIn(transformed(MAIN))).toEqual([MAIN, ...imported]);
  });

  test('includes imported files transitively', () => {
    write(
      'main.ts',
      "import { a } from './a.ts';\nimport L from 'leaflet';\n// #region add\na();\n// #endregion add\n",
    );
    write('a.ts', "import {\n  b,\n} from '../../b.tsx';\n");
    write('../../b.tsx', 'export const b = 1;\n');
    const titled = [`${SAMPLE}/main.ts`, `${SAMPLE}/a.ts`, 'web-sdk/b.tsx'].map(
      (path) => `file="${path}" title="${path.replace(/.*\//, '')}"`,
    );
    const part = transformed(`${MAIN} region="add"`);
    expect(metasIn(part)).toEqual([`${MAIN} region="add" whole="${ID}"`, ...titled]);
    expect(fencesIn(part).map(({ lang }) => lang)).toEqual(['ts', 'ts', 'ts', 'tsx']);
    const whole = transformed(MAIN);
    expect(metasIn(whole)).toEqual([MAIN, ...titled.slice(1)]);
    for (const nodes of [part, whole]) {
      expect(JSON.stringify(nodes[1])).toContain('Whole sample, 3 files');
    }
  });

  test('copies the whole sample only from a part of its file', () => {
    write('main.ts', "// #region all\nimport { a } from './a.ts';\na();\n// #endregion all\n");
    write('a.ts', 'export const a = 1;\n');
    expect(metasIn(transformed(`${MAIN} region="all"`))[0]).toBe(`${MAIN} region="all"`);
  });

  test('rejects two files with the same name, because readers have one folder', () => {
    write('main.ts', "import { a } from '../main.ts';\n");
    expect(() => transformed(MAIN)).toThrow(/two files named main\.ts/);
  });
});

function transformed(...metas: string[]): MdastNode[] {
  const children: MdastNode[] = metas.map((meta) => ({
    type: 'code',
    lang: 'ts',
    meta,
    value: '',
  }));
  const transform = remarkWholeSample({ samplesFolder: folder });
  transform({ type: 'root', children } as never, {
    fail: (message) => {
      throw new Error(message);
    },
  });
  return children;
}

function metasIn(nodes: readonly MdastNode[]): (string | undefined)[] {
  return fencesIn(nodes).map(({ meta }) => meta ?? undefined);
}

function fencesIn(nodes: readonly MdastNode[]): MdastNode[] {
  return nodes.flatMap((node) => (node.type === 'code' ? [node] : fencesIn(node.children ?? [])));
}

function write(name: string, text: string): void {
  const file = join(folder, SAMPLE, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
