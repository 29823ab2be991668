import { type RefObject, useEffect } from 'react';

/** Shortcut for the search field of a reference; `/` belongs to the site search. */
export const FIELD_KEY = 's';

/** Focuses a field when its key is pressed outside other fields. */
export function useFieldKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== FIELD_KEY || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      // On the search button a letter starts a search; in a dialog keys belong to the dialog.
      const isTaken =
        'input, textarea, select, [contenteditable], .DocSearch-Button, [role=dialog]';
      if (target instanceof HTMLElement && target.closest(isTaken)) return;
      if (!field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
