import FileButton from '@site/src/ui/file-button';
import SelectField from '@site/src/ui/select-field';
import { clsx } from 'clsx';
import { type DragEvent, type FormEvent, type ReactNode, useState } from 'react';
import Result, { summarize } from './Result';
import styles from './styles.module.css';
import type { OldSdk } from './upgrade-request';
import { useUpgrade } from './use-upgrade';

const SDKS: readonly (readonly [value: OldSdk, label: string])[] = [
  ['guess', 'Detect'],
  ['web-sdk 5.0', 'Web SDK 5.0'],
  ['web-sdk 4.0', 'Web SDK 4.0'],
  ['react-native-sdk 5.0', 'React Native SDK 5.0'],
];

const SOURCES = '.ts,.tsx,.js,.jsx,.mts,.mjs,.html';
/** Longer files are no code that a person wrote. */
const MAX_BYTES = 500_000;

/** Upgrades pasted code to 6.0. Nothing leaves the browser. */
export default function CodeUpgrade(): ReactNode {
  const [code, setCode] = useState('');
  const [fileName, setFileName] = useState<string>();
  const [sdk, setSdk] = useState<OldSdk>('guess');
  const [hasComments, setHasComments] = useState(true);
  const [problem, setProblem] = useState('');
  const [isOver, setIsOver] = useState(false);
  const { upgraded, upgrade } = useUpgrade();

  const open = async (file: File): Promise<void> => {
    if (file.size > MAX_BYTES || !/\.(?:[cm]?[jt]sx?|html?)$/.test(file.name)) {
      setProblem(
        `${file.name} is not a JavaScript, TypeScript or HTML file of up to 500 kB. Choose another file.`,
      );
      return;
    }
    setProblem('');
    setFileName(file.name);
    setCode(await file.text());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() === '') setProblem('Paste code or choose a file first.');
    else {
      setProblem('');
      void upgrade({ code, fileName, sdk, hasComments });
    }
  };
  const drop = (event: DragEvent): void => {
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    // Text that is dropped is inserted as usual.
    if (!file) return;
    event.preventDefault();
    void open(file);
  };
  const isRunning = upgraded.state === 'running';
  return (
    <form
      className={styles.upgrade}
      aria-label="Code upgrade"
      onSubmit={submit}
      data-markdown-ignore
    >
      <label className={styles.input}>
        Code of the old version
        <textarea
          className={clsx(isOver && styles.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          rows={12}
          spellCheck={false}
          placeholder="Paste code, or drop a file here."
          value={code}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            // Pasted code is not that of the file any more.
            if (currentTarget.value === '') setFileName(undefined);
          }}
        />
      </label>
      <div className={styles.actions}>
        <SelectField label="Written for" value={sdk} options={SDKS} onChange={setSdk} />
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={hasComments}
            onChange={({ currentTarget }) => setHasComments(currentTarget.checked)}
          />
          Comments at places to check
        </label>
        <FileButton label="Choose a file" accept={SOURCES} onFile={open} isSmall />
        <button type="submit" className="button button--primary button--sm" disabled={isRunning}>
          Upgrade
        </button>
      </div>
      <div role="status">
        {isRunning && <p>Upgrading. The first time, this loads the compiler.</p>}
        {upgraded.state === 'done' && <p>{summarize(upgraded.answer)}</p>}
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      {upgraded.state === 'failed' && (
        <p role="alert">
          The compiler did not load. Check your connection and press Upgrade again. Your code is
          still here.
        </p>
      )}
      {upgraded.state === 'done' && <Result answer={upgraded.answer} />}
    </form>
  );
}
