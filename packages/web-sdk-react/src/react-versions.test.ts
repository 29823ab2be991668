import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Exports of React 18.2 and its DOM that a library like this one could use. */
const REACT_18 = new Set([
  'Children',
  'createContext',
  'createPortal',
  'forwardRef',
  'memo',
  'useCallback',
  'useContext',
  'useEffect',
  'useId',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useMemo',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
  'useTransition',
]);

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

describe('the sources', () => {
  test('use only React exports of version 18.2', () => {
    const used = sources.flatMap(({ text }) =>
      [...text.matchAll(/import \{([^}]*)\} from 'react(?:-dom)?'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    );
    const values = used.filter((name) => name !== '' && !name.startsWith('type '));
    expect(values.length).toBeGreaterThan(20);
    expect([...new Set(values)].filter((name) => !REACT_18.has(name))).toEqual([]);
  });

  test('provide contexts as version 18.2 does', () => {
    const shorthand = sources.filter(({ text }) => /<\w+Context\s/.test(text));
    expect(shorthand.map(({ file }) => file)).toEqual([]);
  });
});
