import type { Pattern } from './pattern-rule.ts';

/** The table of problems has the same heading on every page. */
export const HEADING_PATTERNS: readonly Pattern[] = [
  {
    id: 'heading',
    pattern: /^(?:What goes wrong|When it goes wrong)$/,
    write: "'Troubleshooting', with the old id behind it,",
    kinds: ['heading'],
  },
];
