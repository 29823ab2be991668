type StyleRoot = Document | ShadowRoot;
type Adopted = { readonly sheet: CSSStyleSheet; users: number };

const adopted = new WeakMap<StyleRoot, Map<string, Adopted>>();

export type AdoptedStyles = {
  /** Adopts the styles in the document or shadow root that the element was moved to. */
  refresh(): void;
  /** Releases the styles; the last user removes them from the page. */
  remove(): void;
};

/**
 * Adopts styles in the document or shadow root of an element. Uses constructed style sheets,
 * because a strict content security policy forbids `<style>`.
 */
export function adoptStyles(host: Element, css: string): AdoptedStyles {
  let root = styleRootOf(host);
  take(root, css);
  return {
    refresh() {
      const next = styleRootOf(host);
      if (next === root) return;
      release(root, css);
      take((root = next), css);
    },
    remove: () => release(root, css),
  };
}

function styleRootOf(host: Element): StyleRoot {
  const root = host.getRootNode();
  // The root of a detached tree is an element; it will most likely end up in its document.
  return 'adoptedStyleSheets' in root ? (root as StyleRoot) : host.ownerDocument;
}

function take(root: StyleRoot, css: string): void {
  const sheets = adopted.get(root) ?? new Map<string, Adopted>();
  adopted.set(root, sheets);
  let entry = sheets.get(css);
  if (!entry) {
    // Documents reject a sheet that was constructed in another window.
    const Sheet =
      (root.ownerDocument ?? (root as Document)).defaultView?.CSSStyleSheet ?? CSSStyleSheet;
    entry = { sheet: new Sheet(), users: 0 };
    entry.sheet.replaceSync(css);
    sheets.set(css, entry);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, entry.sheet];
  }
  entry.users += 1;
}

function release(root: StyleRoot, css: string): void {
  const entry = adopted.get(root)?.get(css);
  if (!entry || --entry.users > 0) return;
  adopted.get(root)?.delete(css);
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
}
