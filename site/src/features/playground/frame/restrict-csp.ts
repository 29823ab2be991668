/**
 * Restricts a program to the SDK, the venues and its own files on this host. The policy of the
 * served page cannot name these folders, because it is written before the host and path of the site
 * are known. A policy cannot be relaxed once set.
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
