import { type RefObject, useEffect } from 'react';

/** The key that leads to the field of a reference; `/` belongs to the search of the whole site. */
export const FIELD_KEY = 's';

/** Puts the cursor into a field when the reader presses its key anywhere but in a field. */
export function useFieldKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== FIELD_KEY || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      // On the button a letter begins a search; in a dialog it is not ours.
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
