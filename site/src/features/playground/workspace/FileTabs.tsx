import editorStyles from './editor.module.css';

type Props = {
  readonly names: readonly string[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
};

/** Tabs of the program's files. Their place is kept while the program loads. */
export default function FileTabs({ names, chosen, onChoose }: Props) {
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
