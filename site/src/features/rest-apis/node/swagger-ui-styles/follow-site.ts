const THEIR_DARK = 'html.dark-mode';
/** The rule that sets the background of the whole page. */
const THEIR_PAGE = /(html\.dark-mode\{[^}]*?)background:[^;}]*;?/;

/** The styles of Swagger UI, with its dark mode bound to that of the site. */
export function followSite(css: string): string {
  if (!css.includes(THEIR_DARK)) {
    throw new Error(
      `swagger-ui.css: expected rules for "${THEIR_DARK}", found none. See how this release is made dark, and change follow-site.ts.`,
    );
  }
  return css
    .replace(THEIR_PAGE, '$1')
    .replaceAll(THEIR_DARK, 'html[data-theme="dark"]')
    .replace(/\/\*# sourceMappingURL=.*?\*\//, '');
}
