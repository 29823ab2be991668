/** Takes files that are dropped on an element, and stops browsers from leaving the page for them. */
export function acceptDroppedFiles(
  element: HTMLElement,
  { onFile, signal }: { readonly onFile: (file: File) => void; readonly signal: AbortSignal },
): void {
  const mark = (isOver: boolean): void => {
    element.toggleAttribute('data-drop', isOver);
  };
  element.addEventListener(
    'dragover',
    (event) => {
      if (!isOfFiles(event)) return;
      event.preventDefault();
      mark(true);
    },
    { signal },
  );
  element.addEventListener(
    'dragleave',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) mark(false);
    },
    { signal },
  );
  element.addEventListener(
    'drop',
    (event) => {
      mark(false);
      if (!isOfFiles(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) onFile(file);
    },
    { signal },
  );
  signal.addEventListener('abort', () => mark(false));
}

function isOfFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
