/**
 * Props that the bridge passes to a web view. Your own component can replace the SDK's if it
 * accepts these props.
 */
export type MapWebViewProps = {
  /** Source of the page to show. */
  readonly html: string;
  /** URL of the same page, if the platform loads it from a URL. */
  readonly hostUrl: string | undefined;
  /** Call this when the page can receive text, with a function that sends text to it. */
  readonly onOpen: (send: (text: string) => void) => void;
  /** Call this for each text that the page sends. */
  readonly onText: (text: string) => void;
  /** Call this when the page is lost, with the reason, so that it is started again. */
  readonly onLost: (reason: string) => void;
};
