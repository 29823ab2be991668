import { describe, expect, it } from 'vitest';
import { describeArchive } from './archive.contract.ts';
import { openFiles } from './open-files.ts';

describeArchive('a record of files', async (files, limits) => openFiles(files, limits));
describeArchive('a map of files', async (files, limits) =>
  openFiles(new Map(Object.entries(files)), limits),
);
describeArchive('a map of blobs', async (files, limits) =>
  openFiles(
    new Map(
      Object.entries(files).map(([path, content]) => [path, new Blob([new Uint8Array(content)])]),
    ),
    limits,
  ),
);
describeArchive('a dropped folder', async (files, limits) =>
  openFiles(
    Object.entries(files).map(([path, content]) => droppedFile(`mall/${path}`, content)),
    // The limit on path lengths sees the folder's name as well.
    limits?.maxPathLength ? { ...limits, maxPathLength: limits.maxPathLength + 5 } : limits,
  ),
);

function droppedFile(path: string, content: string | Uint8Array): File {
  const parts = [typeof content === 'string' ? content : new Uint8Array(content)];
  const file = new File(parts, path.slice(path.lastIndexOf('/') + 1));
  return Object.defineProperty(file, 'webkitRelativePath', { value: path });
}

function* endless(): Generator<File> {
  for (let index = 0; ; index++) yield new File([], `${index}.json`);
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('openFiles', () => {
  it('takes text as UTF-8', async () => {
    const archive = openFiles({ 'a.json': '"ä"' });
    expect(archive.sizeOf('a.json')).toBe(4);
    expect(await archive.read('a.json')).toEqual(new TextEncoder().encode('"ä"'));
  });

  it('names files without a folder by their own names', async () => {
    const archive = openFiles([new File(['1'], 'a.json'), new File(['2'], 'b.json')]);
    expect(archive.paths).toEqual(['a.json', 'b.json']);
    expect(textOf(await archive.read('b.json'))).toBe('2');
  });

  it('reads a file of a dropped folder only on request', async () => {
    let reads = 0;
    const file = droppedFile('mall/a.json', '1');
    file.arrayBuffer = async () => {
      reads++;
      return Uint8Array.of(0x31).buffer;
    };
    const archive = openFiles([file, droppedFile('mall/.DS_Store', 'x')]);
    expect([archive.paths, archive.sizeOf('a.json'), reads]).toEqual([['a.json'], 1, 0]);
    expect(textOf(await archive.read('a.json'))).toBe('1');
    expect(reads).toBe(1);
  });

  it('reports a file that has been deleted since', async () => {
    const file = new File(['1'], 'a.json');
    const cause = new DOMException('The file could not be read', 'NotReadableError');
    file.arrayBuffer = () => Promise.reject(cause);
    await expect(openFiles([file]).read('a.json')).rejects.toMatchObject({
      code: 'mvf/unreadable-source',
      path: 'a.json',
      cause,
    });
  });

  it('takes own keys only, and any of them', () => {
    const source = JSON.parse('{"__proto__":"1","constructor":"2"}') as Record<string, string>;
    expect(openFiles(source).paths).toEqual(['__proto__', 'constructor']);
  });

  it.each([{ '../a': '' }, { '/a': '' }, { 'a\0': '' }])('rejects the paths of %j', (source) => {
    expect(() => openFiles(source)).toThrow(expect.objectContaining({ code: 'mvf/unsafe-path' }));
  });

  it('rejects two files at one path', () => {
    expect(() => openFiles({ 'a/b': '1', 'a\\b': '2' })).toThrow(
      expect.objectContaining({ code: 'mvf/duplicate-entry' }),
    );
  });

  it('stops at maxEntries without walking on through an endless source', () => {
    expect(() => openFiles(endless(), { maxEntries: 10 })).toThrow(
      expect.objectContaining({ limit: 'maxEntries' }),
    );
  });
});
