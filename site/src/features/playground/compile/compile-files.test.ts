import { describe, expect, test } from 'vitest';
import { compileFiles } from './compile-files.ts';
import { CompileError } from './compile-error.ts';
import { LOOP_GUARD } from './compiled-program.ts';

const PACKAGES = ['@brand/web-sdk', '@brand/web-sdk/blue-dot', '@brand/web-sdk/styles.css'];
const REACT_PACKAGES = ['react', 'react/jsx-runtime', '@brand/web-sdk-react'];

function compile(files: Record<string, string> | string, assets: string[] = []) {
  const all = typeof files === 'string' ? { 'main.ts': files } : files;
  return compileFiles({ files: all, assets, packages: PACKAGES });
}

function compileReact(files: Record<string, string>) {
  return compileFiles({ files, assets: [], packages: [...PACKAGES, ...REACT_PACKAGES] });
}

function errorOf(work: () => unknown): CompileError {
  try {
    work();
  } catch (error) {
    if (error instanceof CompileError) return error;
    throw error;
  }
  throw new Error('Expected an error, found none.');
}

describe('compileFiles', () => {
  test('strips types and keeps line numbers', () => {
    const [module] = compile('type A = {\n  b: number;\n};\nconst a: A = { b: 1 };').modules;
    expect(module?.code.split('\n')[3]).toContain('const a = { b: 1 };');
  });

  test('leaves package imports unchanged', () => {
    const [module] = compile("import { showVenue } from '@brand/web-sdk';\nshowVenue();").modules;
    expect(module?.code).toContain("from '@brand/web-sdk'");
    expect(module?.links).toEqual([]);
  });

  test('orders modules after their dependencies', () => {
    const { modules } = compile({
      'main.ts': "import { desks } from './data.ts';\nconsole.log(desks);",
      'data.ts': "import { one } from './one';\nexport const desks = [one];",
      'one.ts': 'export const one = 1;',
    });
    expect(modules.map(({ file }) => file)).toEqual(['one.ts', 'data.ts', 'main.ts']);
    const main = modules[2];
    expect(main?.links.map(({ from, to }) => main.code.slice(from, to))).toEqual(["'./data.ts'"]);
  });

  test('extracts style sheets without moving the code that follows', () => {
    const { modules, styles } = compile({
      'main.ts': "import './app.css';\nimport { a } from './a';\na();",
      'app.css': 'p { color: red }',
      'a.ts': 'export const a = () => {};',
    });
    expect(styles).toEqual(['p { color: red }']);
    expect(modules.map(({ file }) => file)).toEqual(['a.ts', 'main.ts']);
    const main = modules.at(-1);
    expect(main?.code).not.toContain('app.css');
    expect(main?.links.map(({ from, to }) => main.code.slice(from, to))).toEqual(["'./a'"]);
  });

  test("drops the import of the SDK's style sheet", () => {
    const { modules, styles } = compile("import '@brand/web-sdk/styles.css';\nconsole.log(1);");
    expect(styles).toEqual([]);
    expect(modules[0]?.code).toMatch(/^ *;\nconsole/);
  });

  test('finds files that are loaded relative to the module', () => {
    const code = "const url = new URL('./kiosk.glb', import.meta.url);";
    const [module] = compile(code, ['kiosk.glb']).modules;
    expect(module?.links).toEqual([{ from: 12, to: 51, target: 'kiosk.glb', kind: 'file' }]);
  });

  test('guards every loop', () => {
    const [module] = compile(
      'for (;;) a();\nwhile (b) { c(); }\ndo d(); while (e);\nfor (const f of g) for (const h in f) i(h);',
    ).modules;
    expect(module?.code).toBe(
      `for (;;) {${LOOP_GUARD}();a();}\nwhile (b) {${LOOP_GUARD}(); c(); }\n` +
        `do {${LOOP_GUARD}();d();} while (e);\n` +
        `for (const f of g) {${LOOP_GUARD}();for (const h in f) {${LOOP_GUARD}();i(h);}}`,
    );
  });

  test('reports the position of a syntax error', () => {
    const error = errorOf(() => compile('const a = 1;\nconst = 2;'));
    expect(error).toMatchObject({ file: 'main.ts', line: 2, column: 7 });
    expect(error.message).toMatch(/^Syntax error: /);
  });

  test('lists the available packages when one is unknown', () => {
    const error = errorOf(() => compile("\nimport _ from 'lodash';\n_.map();"));
    expect(error.line).toBe(2);
    expect(error.message).toBe(
      'The package "lodash" cannot be loaded in the playground, which has @brand/web-sdk, ' +
        '@brand/web-sdk/blue-dot, @brand/web-sdk/styles.css. Download the project to use other packages.',
    );
  });

  test.each([
    ["import { a } from './a';\na();", 'The project has no file "./a". Available: main.ts.'],
    [
      "new URL('./a.glb', import.meta.url);",
      'The project has no file "./a.glb". The project has no other files.',
    ],
  ])('reports a missing file: %s', (code, message) => {
    expect(errorOf(() => compile(code)).message).toBe(message);
  });

  test('rejects circular imports', () => {
    const error = errorOf(() =>
      compile({
        'main.ts': "import { a } from './a';\na();",
        'a.ts': "import { b } from './b';\nexport const a = b;",
        'b.ts': "import { a } from './a';\nexport const b = a;",
      }),
    );
    expect(error.message).toBe('Files import each other in a circle: a.ts → b.ts → a.ts.');
  });
});

describe('compileFiles, with React,', () => {
  test('starts with main.tsx if there is one, and keeps its line numbers', () => {
    const { modules } = compileReact({
      'main.tsx': `import { Pin } from './pin';
import type { ReactNode } from 'react';
type Props = {
  children: ReactNode;
};
const list = (props: Props) => <ul>{props.children}</ul>;
for (const id of ids) add(<Pin key={id} />);
fail();`,
      'pin.tsx': 'export const Pin = () => <p>Here</p>;',
    });
    expect(modules.map(({ file }) => file)).toEqual(['pin.tsx', 'main.tsx']);
    const lines = modules[1]?.code.split('\n') ?? [];
    expect(lines[0]).toContain('from "react/jsx-runtime"');
    expect(lines[6]).toContain(`{${LOOP_GUARD}();add(`);
    expect(lines[7]).toBe('fail();');
  });

  test('reports the position of a syntax error in JSX', () => {
    const error = errorOf(() => compileReact({ 'main.tsx': 'const a = 1;\nconst b = <p>;\n' }));
    expect(error).toMatchObject({ file: 'main.tsx', line: 2 });
  });
});
