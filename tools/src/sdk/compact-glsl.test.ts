import { describe, expect, test } from 'vitest';
import { compactGlsl } from './compact-glsl.ts';

describe('compactGlsl', () => {
  test('removes comments, indentation and empty lines', () => {
    const code = 'const a = /* glsl */ `\n  // why\n  vec3 a = b * ( c );  /* two\n lines */\n\n`;';
    expect(compactGlsl(code)).toBe('const a = `vec3 a = b * ( c );`;');
  });

  test('keeps preprocessor lines as they are', () => {
    const code = '/* glsl */`\n\t#define A  ( x )\n\tfloat b;\n\t#include <common>\n`';
    expect(compactGlsl(code)).toBe('`#define A  ( x )\nfloat b;\n#include <common>`');
  });

  test('leaves other templates alone', () => {
    const code = 'const text = `a  =  b`;';
    expect(compactGlsl(code)).toBe(code);
  });
});
