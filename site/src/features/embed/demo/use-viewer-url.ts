import useBaseUrl from '@docusaurus/useBaseUrl';

/** URL of this portal's viewer. Only for code that runs in a browser. */
export function useViewerUrl(): string {
  return new URL(useBaseUrl('/viewer/'), window.location.href).href;
}
