export type AccountProps = {
  /**
   * The address to come back to from the login service, asked when the reader goes there. Give it
   * where a page holds what its address does not say yet.
   * @defaultValue the address of the page
   */
  readonly getReturnAddress?: () => string;
};
