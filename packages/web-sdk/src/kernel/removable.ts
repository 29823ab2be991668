/** What `install` gives: the feature's interface. */
export type Removable = {
  /** Takes the feature and all that it drew out of the map. */
  remove(): void;
};
