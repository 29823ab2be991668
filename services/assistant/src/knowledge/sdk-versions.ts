/** Something that belongs to a version of an SDK. */
export type Versioned = { readonly sdk: string; readonly version: string };

/** The versions that match a request, or a message for the caller. */
export type VersionChoice =
  | { readonly versions: readonly Versioned[] }
  | { readonly problem: string };

/** SDKs and their versions, in the order of the site, the newest version first. */
export class SdkVersions {
  readonly #versions = new Map<string, string[]>();

  constructor(all: Iterable<Versioned>) {
    for (const { sdk, version } of all) {
      const known = this.#versions.get(sdk) ?? [];
      if (!known.includes(version)) this.#versions.set(sdk, [...known, version]);
    }
    for (const [sdk, versions] of this.#versions) {
      this.#versions.set(sdk, versions.toSorted(newestFirst));
    }
  }

  /**
   * The newest version of each SDK, or the one that the caller names: `web`, `Web SDK`; `6`,
   * `v6.0`.
   */
  choose(sdk: string | undefined, version: string | undefined): VersionChoice {
    const ids = sdk === undefined ? [...this.#versions.keys()] : this.#findSdk(sdk);
    if (ids.length === 0) {
      return { problem: `There is no SDK "${shorten(sdk)}". Use one of: ${this.list()}.` };
    }
    const versions = ids.flatMap((id) => {
      const found = findVersion(this.#versions.get(id) ?? [], version);
      return found === undefined ? [] : [{ sdk: id, version: found }];
    });
    if (versions.length > 0) return { versions };
    return {
      problem: `There is no version "${shorten(version)}" of ${sdk === undefined ? 'any SDK' : ids[0]}. Use one of: ${this.list(ids)}.`,
    };
  }

  /** All versions as text, for messages. */
  list(ids: readonly string[] = [...this.#versions.keys()]): string {
    return ids.map((id) => `${id} ${(this.#versions.get(id) ?? []).join(', ')}`).join('; ');
  }

  #findSdk(name: string): string[] {
    const wanted = name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-');
    return [wanted, `${wanted}-sdk`].filter((id) => this.#versions.has(id)).slice(0, 1);
  }
}

function findVersion(versions: readonly string[], wanted: string | undefined): string | undefined {
  if (wanted === undefined) return versions[0];
  const plain = wanted.trim().replace(/^v/i, '');
  return (
    versions.find((version) => version === plain) ??
    versions.find((version) => version.startsWith(`${plain}.`) || plain.startsWith(`${version}.`))
  );
}

function newestFirst(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}

function shorten(text = ''): string {
  return text.slice(0, 60);
}
