/** How pages of the portal mark up code. Nothing else in this folder knows it. */
export const STRUCTURE = {
  version: 'meta[name="docusaurus_version"]',
  heading: 'main :is(h1, h2, h3, h4)',
  /** A block of code with its title and copy buttons. */
  block: 'main .theme-code-block',
  code: 'pre code',
  /** The accessible name of `pre` is the title, or this with the language. */
  languageLabel: 'Code in ',
  /** After a block that shows a part: the files, or a link to the element that has them. */
  wholeSample: 'details',
  wholeSampleLink: 'p.whole-sample',
  wholeSampleSummary: 'Whole sample',
  /** Samples with a React variant show one of two panels. */
  variant: '[data-variant]',
  copyButton: 'button',
  copyLabel: 'Copy',
  copyWholeLabel: 'Copy whole sample',
} as const;
