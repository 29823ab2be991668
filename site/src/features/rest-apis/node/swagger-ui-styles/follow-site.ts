const THEIR_DARK = 'html.dark-mode';
/** Up to the background that they give to the whole page. */
const THEIR_PAGE = /(html\.dark-mode\{[^}]*?)background:[^;}]*;?/;

/** The styles of Swagger UI, dark whenever the site is. */
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
