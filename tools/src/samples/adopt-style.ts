/** A module that adopts a style sheet as a constructed one, which strict policies allow. */
export function adoptStyle(css: string): string {
  return `const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(css)});
    document.adoptedStyleSheets.push(sheet);`;
}
