import type { ReactNode } from 'react';

type FileButtonProps = {
  readonly label: string;
  readonly onFile: (file: File) => void;
};

/**
 * Opens the file dialog of the device. It offers every file, because a file of another format gets
 * an answer that says how to convert it.
 */
export function FileButton({ label, onFile }: FileButtonProps): ReactNode {
  return (
    <label className="vw-secondary vw-file">
      <input
        type="file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again once it has changed.
          currentTarget.value = '';
        }}
      />
      {label}
    </label>
  );
}
