/** Interface of an installed feature, as `install` returns it. */
export type Removable = {
  /** Removes the feature and everything that it drew from the map. */
  remove(): void;
};
