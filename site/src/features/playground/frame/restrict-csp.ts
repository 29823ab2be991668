/**
 * Lets a program reach the SDK, the venues and its own files, and nothing else of this host. The
 * policy that the page is served with cannot name these folders: it is written before anybody knows
 * the host and the path that the site will have. Once said, it cannot be taken back.
 */
export function restrictCsp(): void {
  const site = new URL('../../', location.href).href;
  const sources = ['sdk/', 'venues/', 'samples/'].map((folder) => site + folder).join(' ');
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = [
    `connect-src ${sources} data: blob:`,
    `img-src ${sources} data: blob:`,
    `font-src ${sources} data:`,
    // Not `worker-src`: the SDK starts workers from data.
    `script-src ${sources} blob: 'unsafe-inline'`,
    "object-src 'none'",
    "frame-src 'none'",
  ].join('; ');
  document.head.append(meta);
}
