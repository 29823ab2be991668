import { COPIED_STATE_MS } from '@site/src/kit/copied-state';

/** Copies the page that the menu of a button belongs to. */
export async function copyPage(button: HTMLButtonElement): Promise<void> {
  const address = button.closest<HTMLElement>('[data-copy-page]')?.dataset['copyPage'] ?? '';
  // A second click would read the status text instead of the label.
  const label = (button.dataset['label'] ??= button.textContent);
  button.ariaLive = 'polite';
  button.textContent = (await copyText(address))
    ? 'Copied!'
    : 'Copying failed. View the page instead.';
  window.setTimeout(() => {
    button.textContent = label;
  }, COPIED_STATE_MS);
}

/** Resolves to `false` if the page could not be copied. */
async function copyText(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    if (!response.ok) return false;
    await navigator.clipboard.writeText(await response.text());
    return true;
  } catch {
    // Offline, or without permission to use the clipboard.
    return false;
  }
}
