/** What the bridge needs of a web view. A component of your own can take these and stand in for ours. */
export type MapWebViewProps = {
  /** Source of the page to show. */
  readonly html: string;
  /** Address of the same page, where the platform loads it by address. */
  readonly hostUrl: string | undefined;
  /** Told how to write to the page, once that is possible. */
  readonly onOpen: (send: (text: string) => void) => void;
  /** Told each text that the page writes. */
  readonly onText: (text: string) => void;
  /** Told that the page is gone, and why, so that it is started again. */
  readonly onLost: (reason: string) => void;
};
