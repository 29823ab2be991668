/** The theme's token kinds and their class names in the page. Other kinds stay plain. */
const CLASS_OF_KIND: Readonly<Record<string, string>> = {
  'token-keyword': 'hl-k',
  'token-string': 'hl-s',
  'token-string-expression': 'hl-s',
  'token-constant': 'hl-n',
  'token-function': 'hl-f',
  'token-comment': 'hl-c',
  'token-parameter': 'hl-p',
  'token-inserted': 'hl-i',
  'token-deleted': 'hl-d',
};

/** The class of a token by its colour in the theme, such as `var(--hl-token-keyword)`. */
export function highlightClass(color: string | undefined): string | undefined {
  return CLASS_OF_KIND[/^var\(--hl-(.+)\)$/.exec(color ?? '')?.[1] ?? ''];
}
