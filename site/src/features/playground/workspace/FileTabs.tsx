import editorStyles from './editor.module.css';

type Props = {
  readonly names: readonly string[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
};

/** Tabs of the program's files, if it has more than one. */
export default function FileTabs({ names, chosen, onChoose }: Props) {
  if (names.length < 2) return undefined;
  return (
    <div className={editorStyles.files} role="group" aria-label="Files">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={editorStyles.file}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
