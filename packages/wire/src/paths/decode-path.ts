/**
 * Decodes the path of a URL; `undefined` if it is malformed or contains NUL, which no file name
 * can.
 */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
