/** Runs `install` while `npm` finds the addresses of packages in `root`. */
export function withAddresses<T>(
  root: string,
  registry: string,
  install: () => T | Promise<T>,
): Promise<T>;
