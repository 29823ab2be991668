import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rewriteTarball } from './rewrite-tarball.ts';

/** The part of a package document that names archives. */
export type Packument = {
  readonly versions: Readonly<Record<string, { readonly dist: Dist }>>;
};

type Dist = { readonly tarball: string; readonly integrity: string; readonly shasum: string };

/** Copies of the registry at other addresses than its own. Anyone can invent a host name. */
const MAX_COPIES = 4;
const TARBALL = /^-\/[\w.-]+\.tgz$/;
const PACKAGE = /^@[\w-]+\/[\w.-]+$/;

/** The registry of the built site, as if the site had been built for another address. */
export class RegistryCopies {
  readonly #folder: string;
  /** The address that the site was built for. */
  readonly publishedUrl: string;
  /** Archives by address and file, addresses in the order of their last use. */
  readonly #tarballs = new Map<string, Map<string, Promise<Buffer>>>();

  /** @param folder - Package documents by name, and archives in `-`. */
  constructor(folder: string) {
    this.#folder = folder;
    const scope = readdirSync(folder).find((name) => name.startsWith('@')) ?? '';
    const [name = ''] = readdirSync(join(folder, scope));
    const document = JSON.parse(readFileSync(join(folder, scope, name), 'utf8')) as Packument;
    const [release] = Object.values(document.versions);
    [this.publishedUrl = ''] = release?.dist.tarball.split('/npm/') ?? [];
  }

  /** The document of a package; `undefined` if there is none. */
  async readPackument(name: string, siteUrl: string): Promise<Packument | undefined> {
    if (!PACKAGE.test(name)) return undefined;
    const packument = await this.#readDocument(name);
    if (!packument) return undefined;
    const versions = await Promise.all(
      Object.entries(packument.versions).map(async ([version, release]) => {
        const file = release.dist.tarball.slice(`${this.publishedUrl}/npm/`.length);
        const tarball = await this.#rewrite(file, siteUrl);
        const dist = {
          ...release.dist,
          tarball: `${siteUrl}/npm/${file}`,
          integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
          shasum: createHash('sha1').update(tarball).digest('hex'),
        };
        return [version, { ...release, dist }] as const;
      }),
    );
    return { ...packument, versions: Object.fromEntries(versions) };
  }

  /** @param file - Such as `-/acme-web-sdk-6.0.0.tgz`. */
  async readTarball(file: string, siteUrl: string): Promise<Buffer | undefined> {
    const isThere = TARBALL.test(file) && existsSync(join(this.#folder, file));
    return isThere ? this.#rewrite(file, siteUrl) : undefined;
  }

  async #readDocument(name: string): Promise<Packument | undefined> {
    const file = join(this.#folder, name);
    return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Packument) : undefined;
  }

  async #rewrite(file: string, siteUrl: string): Promise<Buffer> {
    const ofSite = this.#tarballs.get(siteUrl) ?? new Map<string, Promise<Buffer>>();
    this.#tarballs.delete(siteUrl);
    this.#tarballs.set(siteUrl, ofSite);
    for (const oldest of this.#tarballs.keys()) {
      if (this.#tarballs.size <= MAX_COPIES) break;
      this.#tarballs.delete(oldest);
    }
    const tarball =
      ofSite.get(file) ??
      readFile(join(this.#folder, file)).then((bytes) =>
        rewriteTarball(bytes, this.publishedUrl, siteUrl),
      );
    ofSite.set(file, tarball);
    return tarball;
  }
}
