/** Runs `install` with a lockfile in `root` that contains the URLs of packages. */
export function withAddresses<T>(
  root: string,
  registry: string,
  install: () => T | Promise<T>,
): Promise<T>;
