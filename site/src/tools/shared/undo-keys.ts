type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Fields that undo what is typed in them by themselves. */
const TYPED =
  'textarea, [contenteditable], input:not([type=checkbox], [type=color], [type=file], [type=range])';

/** Whether keys ask to undo or to redo, by the habits of Windows, Linux and macOS. */
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

/** Calls back for the keys of undo and redo, wherever on the page nothing is typed; the result ends it. */
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
