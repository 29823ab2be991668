import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repo.ts';

/** What apps outside the site take from it: the typeface and the colours. */
export type BrandLook = {
  /** Sets `--brand-font` and the colours, which follow `color-scheme`. */
  readonly css: string;
  /** Files that the style sheet names, relative to itself. */
  readonly fonts: readonly { readonly name: string; readonly content: Buffer }[];
};

/** The one place of the colours is the site's own style sheet. */
const TOKENS = 'site/src/ui/css/tokens.css';
const TYPEFACE = 'node_modules/@fontsource-variable/figtree';
export const BRAND_LOOK_INPUTS: readonly string[] = [TOKENS, 'tools/src/shared/brand-look.ts'];

const COLORS: Readonly<Record<string, string>> = {
  paper: '--portal-paper',
  ink: '--portal-ink',
  'ink-soft': '--portal-ink-soft',
  line: '--portal-line',
  plate: '--portal-plate-1',
  accent: '--ifm-color-primary',
};

export function readBrandLook(): BrandLook {
  const tokens = readFileSync(join(ROOT, TOKENS), 'utf8');
  const light = blocksOf(tokens, ':root');
  const dark = blocksOf(tokens, "html[data-theme='dark']");
  const faces = readFileSync(join(ROOT, TYPEFACE, 'index.css'), 'utf8');
  const names = [...faces.matchAll(/url\(\.\/files\/([\w-]+\.woff2)\)/g)].map(
    ([, name = '']) => name,
  );
  const colors = Object.entries(COLORS).map(
    ([name, token]) =>
      `  --brand-${name}: light-dark(${colorOf(token, light)}, ${colorOf(token, dark)});`,
  );
  return {
    css: `${faces.replaceAll('Figtree Variable', 'Figtree').replaceAll('./files/', './')}
:root {
  --brand-font: Figtree, system-ui, sans-serif;
${colors.join('\n')}
}
`,
    fonts: names.map((name) => ({
      name,
      content: readFileSync(join(ROOT, TYPEFACE, 'files', name)),
    })),
  };
}

/** The rules of a selector. */
function blocksOf(css: string, selector: string): string {
  return css
    .split('\n}')
    .filter((block) => block.split('{')[0]?.trim().endsWith(selector))
    .join('\n');
}

function colorOf(token: string, block: string): string {
  const [, color] = new RegExp(`${token}: (#[0-9a-f]{6});`).exec(block) ?? [];
  if (color === undefined)
    throw new Error(`${TOKENS}: expected a colour "${token}" in each theme.`);
  return color;
}
