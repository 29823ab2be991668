import { type DragEvent, useState } from 'react';

export type FileDrop = {
  /** Whether a file is held over the element. */
  readonly isOver: boolean;
  /** For the element that takes the file. */
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
};

/** Lets the reader drop a file on an element; other things that are dragged are left alone. */
export function useFileDrop(onFile: (file: File | undefined) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event) {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      },
    },
  };
}
