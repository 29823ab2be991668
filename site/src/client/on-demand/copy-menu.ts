// 1.5 s: spec §9, copied-state.
const COPIED_STATE_MS = 1500;

/** Makes an open menu work: its button copies; Escape, and a click elsewhere, close it. */
export function openCopyMenu(menu: HTMLDetailsElement): void {
  const ending = new AbortController();
  const { signal } = ending;
  const button = menu.querySelector('button');
  const close = (): void => {
    menu.open = false;
  };
  menu.addEventListener('toggle', () => ending.abort(), { signal });
  button?.addEventListener('click', () => void copy(button, menu.dataset['copyPage'] ?? ''), {
    signal,
  });
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

async function copy(button: HTMLButtonElement, address: string): Promise<void> {
  const label = button.textContent;
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
