const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Handles the keys of an open menu, and closes it on Escape and on a click elsewhere. The menu is a
 * `details` element with `data-menu`, so that it opens without scripts too.
 */
export function openMenu(menu: HTMLDetailsElement): void {
  const ending = new AbortController();
  const { signal } = ending;
  menu.addEventListener('toggle', () => ending.abort(), { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!menu.contains(target as Node)) menu.open = false;
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      } else if (menu.contains(document.activeElement)) {
        moveFocus(menu, event);
      }
    },
    { signal },
  );
}

/** Arrow keys, Home and End move between the entries. Tab does too, in the browser's way. */
function moveFocus(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const entries = [...menu.querySelectorAll<HTMLElement>(':is(a, button)')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next = placeAfter(event.key, at, entries.length);
  if (next === undefined) return;
  event.preventDefault();
  entries[next]?.focus();
}

/** From the summary, which is at -1, the up key goes to the last entry. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  return at === -1 && step === -1 ? count - 1 : (at + step + count) % count;
}
