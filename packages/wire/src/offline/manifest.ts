/** A file of the site: `transferBytes` is its size as the server sends it, compressed if it is. */
export type OfflineFile = readonly [
  path: string,
  hash: string,
  bytes: number,
  transferBytes: number,
];

/** A part of the site that readers can download. */
export type OfflinePart = {
  readonly id: string;
  readonly label: string;
  /** Heading under which the part is listed; absent if it comes with other parts and cannot be chosen. */
  readonly group?: string;
  /** Ids of other parts that this one needs. */
  readonly needs: readonly string[];
  readonly pages: number;
  /** Indexes into the files of the manifest. */
  readonly files: readonly number[];
};

export type OfflineManifest = {
  /** Hash of all contents. */
  readonly build: string;
  readonly files: readonly OfflineFile[];
  readonly parts: readonly OfflinePart[];
};

/** What a browser has downloaded. */
export type OfflineState = {
  readonly build: string;
  readonly parts: readonly string[];
  /** Content hash of each path. */
  readonly files: Readonly<Record<string, string>>;
  /** The settings of services when the reader was last online, by path. */
  readonly settings: Readonly<Record<string, unknown>>;
};

export type OfflineSize = { readonly bytes: number; readonly transferBytes: number };

/** Lists parts with those that they need, in the manifest's order. */
export function withNeeds(manifest: OfflineManifest, ids: readonly string[]): OfflinePart[] {
  const byId = new Map(manifest.parts.map((part) => [part.id, part]));
  const wanted = new Set<string>();
  const add = (id: string): void => {
    if (wanted.has(id) || !byId.has(id)) return;
    wanted.add(id);
    byId.get(id)?.needs.forEach(add);
  };
  ids.forEach(add);
  return manifest.parts.filter(({ id }) => wanted.has(id));
}

/** Lists the files of parts and of those that they need, each once. */
export function listPartFiles(manifest: OfflineManifest, ids: readonly string[]): OfflineFile[] {
  const indexes = new Set(withNeeds(manifest, ids).flatMap(({ files }) => files));
  return [...indexes].map((index) => manifest.files[index]).filter((file) => file !== undefined);
}

/** Total size of files. Equal contents count once, and contents in `stored` not at all. */
export function sizeOfFiles(
  files: readonly OfflineFile[],
  stored: Pick<ReadonlySet<string>, 'has'> = new Set(),
): OfflineSize {
  const byHash = new Map(
    files.filter(([, hash]) => !stored.has(hash)).map((file) => [file[1], file]),
  );
  let [bytes, transferBytes] = [0, 0];
  for (const [, , size, sent] of byHash.values()) {
    bytes += size;
    transferBytes += sent;
  }
  return { bytes, transferBytes };
}
