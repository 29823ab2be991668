/** URLs from the root of the site. */
export type UpgradeFiles = {
  /** Empty if the files of the playground are not built. */
  readonly worker: string;
};
