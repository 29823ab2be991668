/** Long enough for every browser to have started the download. */
const REVOKE_DELAY_MS = 10_000;

/** Saves a file as a download. */
export function saveFile(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
