import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';

const TEXT_FILE = /\.(?:[cm]?[jt]sx?|json|map|md|txt)$/;
/** Lists the hashes of scripts, for pages that load them with subresource integrity. */
const INTEGRITY_FILE = /\/integrity\.json$/;

/** Replaces a text in all text files of a package. */
export async function rewriteTarball(
  tarball: Uint8Array,
  from: string,
  to: string,
): Promise<Buffer> {
  const entries = await unpackTar(await promisify(gunzip)(tarball));
  const newHashes = new Map<string, string>();
  const rewritten = entries.map((entry) => {
    const { header, data } = entry;
    if (!data || !TEXT_FILE.test(header.name)) return entry;
    const before = Buffer.from(data.buffer, data.byteOffset, data.length);
    if (!before.includes(from)) return entry;
    const body = Buffer.from(before.toString().replaceAll(from, to));
    newHashes.set(hashOf(before), hashOf(body));
    return { header: { ...header, size: body.length }, body };
  });
  const complete = rewritten.map((entry) => {
    if (!('data' in entry) || !entry.data || !INTEGRITY_FILE.test(entry.header.name)) return entry;
    const text = Buffer.from(entry.data).toString();
    // Hashes have one length, and so has the file.
    return { ...entry, data: Buffer.from(replaceAll(text, newHashes)) };
  });
  return promisify(gzip)(await packTar(complete));
}

function hashOf(content: Buffer): string {
  return createHash('sha384').update(content).digest('base64');
}

function replaceAll(text: string, replacements: ReadonlyMap<string, string>): string {
  return [...replacements].reduce((result, [from, to]) => result.replaceAll(from, to), text);
}
