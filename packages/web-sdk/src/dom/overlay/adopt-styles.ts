type StyleRoot = Document | ShadowRoot;
type Adopted = { readonly sheet: CSSStyleSheet; users: number };

const adopted = new WeakMap<StyleRoot, Map<string, Adopted>>();

/** Styles in use by an element. */
export type AdoptedStyles = {
  /** Follows the element to the document or shadow root that it was moved to. */
  refresh(): void;
  /** Gives the styles up; the last user takes them out of the page. */
  remove(): void;
};

/**
 * Makes styles hold where an element lives: in its document or in its shadow root. Constructed style
 * sheets, since a strict content security policy forbids `<style>`.
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
  // The root of something detached is an element; it will most likely end up in its document.
  return 'adoptedStyleSheets' in root ? (root as StyleRoot) : host.ownerDocument;
}

function take(root: StyleRoot, css: string): void {
  const sheets = adopted.get(root) ?? new Map<string, Adopted>();
  adopted.set(root, sheets);
  let entry = sheets.get(css);
  if (!entry) {
    // A sheet made by another window than the document's is refused.
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
