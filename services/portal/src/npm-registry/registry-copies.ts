import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rewriteTarball } from './rewrite-tarball.ts';

/** The part of a package document that names archives. */
export type Packument = {
  readonly versions: Readonly<Record<string, { readonly dist: Dist }>>;
};

type Dist = { readonly tarball: string; readonly integrity: string; readonly shasum: string };

/** Maximum number of copies for other origins, because clients can invent host names. */
const MAX_COPIES = 4;
const TARBALL = /^-\/[\w.-]+\.tgz$/;
const PACKAGE = /^@[\w-]+\/[\w.-]+$/;

/** The registry of the built site, as if the site had been built for another origin. */
export class RegistryCopies {
  readonly #folder: string;
  readonly #publishedOrigin: string;
  /** Archives by origin and file, origins in the order of their last use. */
  readonly #tarballs = new Map<string, Map<string, Promise<Buffer>>>();

  /**
   * @param folder - Package documents by name, and archives in `-`.
   * @param publishedOrigin - The origin that they were made for.
   */
  constructor(folder: string, publishedOrigin: string) {
    this.#folder = folder;
    this.#publishedOrigin = publishedOrigin;
  }

  /** The document of a package; `undefined` if there is none. */
  async readPackument(name: string, origin: string): Promise<Packument | undefined> {
    if (!PACKAGE.test(name)) return undefined;
    const packument = await this.#readDocument(name);
    if (!packument) return undefined;
    const versions = await Promise.all(
      Object.entries(packument.versions).map(async ([version, release]) => {
        const url = new URL(release.dist.tarball);
        const tarball = await this.#rewrite(`-/${basename(url.pathname)}`, origin);
        const dist = {
          ...release.dist,
          tarball: origin + url.pathname,
          integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
          shasum: createHash('sha1').update(tarball).digest('hex'),
        };
        return [version, { ...release, dist }] as const;
      }),
    );
    return { ...packument, versions: Object.fromEntries(versions) };
  }

  /** @param file - Such as `-/acme-web-sdk-6.0.0.tgz`. */
  async readTarball(file: string, origin: string): Promise<Buffer | undefined> {
    const isThere = TARBALL.test(file) && existsSync(join(this.#folder, file));
    return isThere ? this.#rewrite(file, origin) : undefined;
  }

  async #readDocument(name: string): Promise<Packument | undefined> {
    const file = join(this.#folder, name);
    return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Packument) : undefined;
  }

  async #rewrite(file: string, origin: string): Promise<Buffer> {
    const ofOrigin = this.#tarballs.get(origin) ?? new Map<string, Promise<Buffer>>();
    this.#tarballs.delete(origin);
    this.#tarballs.set(origin, ofOrigin);
    for (const oldest of this.#tarballs.keys()) {
      if (this.#tarballs.size <= MAX_COPIES) break;
      this.#tarballs.delete(oldest);
    }
    const tarball =
      ofOrigin.get(file) ??
      readFile(join(this.#folder, file)).then((bytes) =>
        rewriteTarball(bytes, this.#publishedOrigin, origin),
      );
    ofOrigin.set(file, tarball);
    return tarball;
  }
}
