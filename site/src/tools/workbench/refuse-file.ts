import type { Refusal } from './protocol';

const COMMAND_LINE = 'check it on your computer with `mvf validate`';

/** Advice for readers, by error code. */
const ADVICE: Readonly<Record<string, string>> = {
  'empty-file': 'The file is empty. Download or export it again.',
  'not-a-zip': 'Choose the zip of an MVF bundle or an IMDF archive, or a GeoJSON file.',
  'damaged-zip': 'Download or export the file again, then choose the new one.',
  'unsupported-zip': 'Pack the files again as a plain zip, without a password.',
  'unsafe-path':
    'Do not unpack this file, because one of its paths leads out of the folder. Ask its author for a clean export.',
  'duplicate-entry': 'Keep one of the two files, pack the bundle again, then choose the new one.',
  'limit-exceeded': `The file needs more resources than a browser tab should use. Ask its author for a clean export. If you trust the file, ${COMMAND_LINE}.`,
  'bad-json': 'Correct the file at the position in the message, or export the venue again.',
  'unknown-version': 'Export the venue as MVF 3.',
  'missing-file':
    'Check that the zip contains the bundle itself, with the manifest at its root, and choose it again. Unpack a zip within a zip first.',
  'nothing-to-import':
    'Choose an MVF bundle, an IMDF archive or a GeoJSON file. If your GeoJSON is in metres, export it in WGS 84 (EPSG:4326) with “Save features as” in QGIS or with `ogr2ogr -t_srs EPSG:4326`.',
  'out-of-memory': `Close other tabs and try again, or ${COMMAND_LINE}.`,
  'unreadable-file': 'Choose the file again. It may have been moved or changed in the meantime.',
  'not-loaded': 'Check the URL and your connection, then try again.',
  'other-host':
    'Download the file and open it here. If you control the server, send the header `Access-Control-Allow-Origin`.',
};

const ANY = `Choose the file again. If that does not help, ${COMMAND_LINE}.`;

/** Describes why a file was rejected, with advice. */
export function refuseFile(
  name: string,
  {
    code,
    message,
    docs,
  }: { readonly code: string; readonly message: string; readonly docs?: string },
): Refusal {
  return { name, code, message: rewriteForReaders(message), advice: ADVICE[code] ?? ANY, docs };
}

/** Removes option names and advice for programmers from a message. */
function rewriteForReaders(message: string): string {
  return message
    .replace(/ (?:Raise limits\.\w+ if you trust the source|Say which with `from` if it is)\.$/, '')
    .replace(/(\d+) \(limits\.max\w*Bytes\), found (\d+)/, (_, most: string, found: string) =>
      [most, found]
        .map((bytes) => `${(Number(bytes) / 1e6).toLocaleString('en')} MB`)
        .join(', found '),
    )
    .replace(/ \(limits\.maxJsonDepth\)/, ' levels of nesting')
    .replace(/ \(limits\.\w+\)/, '');
}

/** Messages of JavaScript engines that run out of memory. */
const NO_ROOM = /allocation failed|out of memory|invalid (?:string|array) length|call stack/i;

/** Maps an error to the code that selects its advice. */
export function codeOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof RangeError && NO_ROOM.test(error.message)) return 'out-of-memory';
  // Errors of browsers for files that are gone, and for folders.
  if (/^Not(?:Found|Readable)Error$/.test(error.name)) return 'unreadable-file';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code.replace(/^mvf\//, '') : 'unknown';
}
