import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';

const TEXT_FILE = /\.(?:[cm]?[jt]sx?|json|map|md|txt)$/;

/** Replaces a text in all text files of a package. */
export async function rewriteTarball(
  tarball: Uint8Array,
  from: string,
  to: string,
): Promise<Buffer> {
  const entries = await unpackTar(await promisify(gunzip)(tarball));
  const rewritten = entries.map((entry) => {
    const { header, data } = entry;
    if (!data || !TEXT_FILE.test(header.name)) return entry;
    const text = Buffer.from(data.buffer, data.byteOffset, data.length);
    if (!text.includes(from)) return entry;
    const body = Buffer.from(text.toString().replaceAll(from, to));
    return { header: { ...header, size: body.length }, body };
  });
  return promisify(gzip)(await packTar(rewritten));
}
