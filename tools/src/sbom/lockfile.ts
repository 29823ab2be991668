/** The fields of a package in `package-lock.json` that a bill of materials needs. */
export type LockedPackage = {
  /** Differs from the folder for an alias. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  /** A workspace, whose folder is `resolved`. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};

/** Packages by their folder. */
export type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> };

/** Third-party packages by folder, each with the folders of those that it depends on. */
export type DependencyGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The production dependencies of a workspace, with those of the workspaces that it uses. Its own
 * folder is the key of the direct ones. Throws if the lockfile lacks one that is required.
 */
export function findDependencies(lockfile: Lockfile, workspace: string): DependencyGraph {
  const graph = new Map<string, string[]>();
  const queue = [workspace];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    if (graph.has(folder)) continue;
    const direct = listDirect(lockfile, folder);
    graph.set(folder, direct);
    queue.push(...direct);
  }
  return graph;
}

/** Third-party dependencies; workspaces are replaced by their own dependencies. */
function listDirect(lockfile: Lockfile, folder: string): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const queue = [folder];
  for (let user = queue.pop(); user !== undefined; user = queue.pop()) {
    if (seen.has(user)) continue;
    seen.add(user);
    for (const [name, isOptional] of listNames(lockfile, user)) {
      const target = resolveDependency(lockfile, user, name);
      if (target === undefined) {
        if (isOptional) continue;
        throw new Error(`package-lock.json: found no package "${name}", which ${user} requires.`);
      }
      if (isThirdParty(target)) found.add(target);
      else queue.push(target);
    }
  }
  return [...found].toSorted();
}

/** Names of dependencies, and whether one may be missing. */
function listNames(lockfile: Lockfile, folder: string): Map<string, boolean> {
  const locked = lockfile.packages[folder] ?? {};
  const { peerDependencies = {}, peerDependenciesMeta = {} } = locked;
  // npm installs peers of packages, but those of a workspace come from the app that uses it.
  const peers = isThirdParty(folder)
    ? Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
    : [];
  return new Map([
    ...[...Object.keys(locked.dependencies ?? {}), ...peers].map((name): [string, boolean] => [
      name,
      false,
    ]),
    ...Object.keys(locked.optionalDependencies ?? {}).map((name): [string, boolean] => [
      name,
      true,
    ]),
  ]);
}

/** Looks in the `node_modules` of the folder and of those above it, as Node does. */
function resolveDependency(lockfile: Lockfile, from: string, name: string): string | undefined {
  const segments = from.split('/');
  for (let length = segments.length; length >= 0; length--) {
    if (segments[length - 1] === 'node_modules') continue;
    const candidate = [...segments.slice(0, length), 'node_modules', name].join('/');
    const locked = lockfile.packages[candidate];
    if (locked) return locked.link ? locked.resolved : candidate;
  }
  return undefined;
}

function isThirdParty(folder: string): boolean {
  return folder.includes('node_modules/');
}
