/**
 * Time without a height before the page is warned, in milliseconds. Frameworks and style sheets
 * that load late set sizes after the map is created.
 */
const SETTLE_MS = 1000;

export type HeightWarning = {
  /** Call with the size of the root in CSS pixels whenever the size changes. */
  readonly update: (width: number, height: number) => void;
  readonly stop: () => void;
};

/**
 * Warns once in the console if the map is part of the layout but has no height, because nothing
 * else on the page indicates the cause. Hidden and collapsed elements cause no warning, because
 * they get their height when they are shown.
 */
export function createHeightWarning(root: HTMLElement): HeightWarning {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;
  const stop = (): void => {
    clearTimeout(timer);
    isDone = true;
  };
  const warn = (): void => {
    if (root.clientWidth === 0 || root.clientHeight > 0 || !isRendered(root)) return;
    stop();
    console.warn(
      `showVenue: expected an element with a height, found ${describe(root.parentElement)} that leaves 0 pixels for the map, so the map is not visible. ` +
        'Set a height in CSS, such as "height: 100vh"; a percentage only works if every parent has a height.',
    );
  };
  return {
    update(width, height) {
      if (isDone) return;
      clearTimeout(timer);
      if (height > 0) stop();
      else if (width > 0) timer = setTimeout(warn, SETTLE_MS);
    },
    stop,
  };
}

function isRendered(root: HTMLElement): boolean {
  return root.isConnected && root.checkVisibility() && !isCollapsed(root);
}

/**
 * Returns whether an element around the map's own is collapsed to a height of 0, as in an
 * accordion.
 */
function isCollapsed(root: HTMLElement): boolean {
  const page = root.ownerDocument;
  let around = parentOf(root.parentElement);
  while (around && around !== page.body && around !== page.documentElement) {
    if (around.clientHeight === 0 && getComputedStyle(around).overflowY !== 'visible') return true;
    around = parentOf(around);
  }
  return false;
}

function parentOf(element: Element | null): Element | null {
  const root = element?.getRootNode();
  return element?.parentElement ?? (root && 'host' in root ? (root as ShadowRoot).host : null);
}

function describe(element: Element | null): string {
  if (!element) return 'an element';
  const id = element.id === '' ? '' : ` id="${element.id}"`;
  return `<${element.localName}${id}>`;
}
