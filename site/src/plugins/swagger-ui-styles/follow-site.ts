const THEIR_DARK = 'html.dark-mode';

/** The styles of Swagger UI, dark whenever the site is. */
export function followSite(css: string): string {
  if (!css.includes(THEIR_DARK)) {
    throw new Error(
      `swagger-ui.css: expected rules for "${THEIR_DARK}", found none. See how this release is made dark, and change follow-site.ts.`,
    );
  }
  return css
    .replaceAll(THEIR_DARK, 'html[data-theme="dark"]')
    .replace(/\/\*# sourceMappingURL=.*?\*\//, '');
}
