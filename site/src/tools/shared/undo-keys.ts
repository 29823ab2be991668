type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Fields with an undo of their own. */
const TYPED =
  'textarea, [contenteditable], input:not([type=checkbox], [type=color], [type=file], [type=range])';

/** Detects the shortcuts for undo and redo of Windows, Linux and macOS. */
export function stepOfKeys(pressed: Pressed): 'undo' | 'redo' | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (altKey || ctrlKey === metaKey) return undefined;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return ctrlKey && !shiftKey ? 'redo' : undefined;
    default:
      return undefined;
  }
}

/**
 * Calls the listener for undo and redo shortcuts outside text fields. The returned function
 * removes it.
 */
export function onUndoKeys(listener: (step: 'undo' | 'redo') => void): () => void {
  const take = (event: KeyboardEvent): void => {
    const step = stepOfKeys(event);
    if (!step || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.matches(TYPED)) return;
    event.preventDefault();
    listener(step);
  };
  document.addEventListener('keydown', take);
  return () => document.removeEventListener('keydown', take);
}
