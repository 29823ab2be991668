import useBaseUrl from '@docusaurus/useBaseUrl';

/** Where this portal serves the viewer. Only for what runs in a browser. */
export function useViewerUrl(): string {
  return new URL(useBaseUrl('/viewer/'), window.location.href).href;
}
