const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** The folders of npm packages that these modules belong to, sorted. */
export function findPackages(modulePaths: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const path of modulePaths) {
    const folder = PACKAGE_FOLDER.exec(path)?.[0];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].toSorted();
}
