export type AccountProps = {
  /**
   * The URL to return to after login, read when the reader leaves. Needed where a page has state
   * that is not in its URL yet.
   * @defaultValue the address of the page
   */
  readonly getReturnAddress?: () => string;
};
