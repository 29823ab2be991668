import type { ViewerTheme } from '@brand/viewer-embed';

/** Sets the requested theme on the viewer, or that of the device. */
export function showTheme(
  root: HTMLElement,
  theme: ViewerTheme | undefined,
  signal?: AbortSignal,
): void {
  const dark = (root.ownerDocument.defaultView ?? window).matchMedia(
    '(prefers-color-scheme: dark)',
  );
  const show = (): void => {
    root.dataset['theme'] = theme ?? (dark.matches ? 'dark' : 'light');
  };
  show();
  dark.addEventListener('change', show, signal && { signal });
}
