import { COPIED_STATE_MS } from '@site/src/kit/copied-state';

/** Makes an open menu one that Escape, and a click elsewhere, close. */
export function openCopyMenu(menu: HTMLDetailsElement): void {
  const ending = new AbortController();
  const { signal } = ending;
  const close = (): void => {
    menu.open = false;
  };
  menu.addEventListener('toggle', () => ending.abort(), { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!menu.contains(target as Node)) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      close();
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
}

/** Copies the page of the menu that a button is in. */
export async function copyPage(button: HTMLButtonElement): Promise<void> {
  const address = button.closest<HTMLElement>('[data-copy-page]')?.dataset['copyPage'] ?? '';
  // Clicked again within the moment, its text is no label.
  const label = (button.dataset['label'] ??= button.textContent);
  button.ariaLive = 'polite';
  button.textContent = (await copyText(address)) ? 'Copied!' : 'Could not copy. View it instead.';
  window.setTimeout(() => {
    button.textContent = label;
  }, COPIED_STATE_MS);
}

/** Whether the page is in the clipboard now. */
async function copyText(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    if (!response.ok) return false;
    await navigator.clipboard.writeText(await response.text());
    return true;
  } catch {
    // Without a connection, or without the permission for the clipboard.
    return false;
  }
}
