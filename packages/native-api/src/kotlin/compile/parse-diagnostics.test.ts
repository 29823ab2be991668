import { expect, test } from 'vitest';
import { parseDiagnostics } from './parse-diagnostics.ts';

test('reads messages of several lines without the source and its marker', () => {
  const output = [
    'warning: classpath entry points to a non-existent location: a.jar',
    "sample0.kt:4:9: error: unresolved reference 'focusAt'.",
    '    map.focusAt(a)',
    '        ^^^^^^^',
    "sample1.kt:12:1: error: class 'Taps' is not abstract and does not implement abstract members:",
    'fun onTap(tap: MapTap): Unit',
    'class Taps : TapListener {',
    '^^^^^^^^^^',
    "sample1.kt:20:5: warning: 'fun old(): Unit' is deprecated.",
    '    old()',
    '    ^^^',
    '',
  ].join('\n');
  expect(parseDiagnostics(output)).toEqual([
    { file: 'sample0.kt', line: 4, message: "unresolved reference 'focusAt'." },
    {
      file: 'sample1.kt',
      line: 12,
      message:
        "class 'Taps' is not abstract and does not implement abstract members: fun onTap(tap: MapTap): Unit",
    },
    { file: 'sample1.kt', line: 20, message: "'fun old(): Unit' is deprecated." },
  ]);
});
