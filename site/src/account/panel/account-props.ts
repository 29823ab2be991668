export type AccountProps = {
  /**
   * The URL to return to after login, read when the reader leaves. Needed where a page has state
   * that is not in its URL yet.
   * @defaultValue the page's URL
   */
  readonly getReturnAddress?: () => string;
};
