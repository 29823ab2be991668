import useBaseUrl from '@docusaurus/useBaseUrl';
import FindingList from '@site/src/venue/finding-list';
import {
  createContext,
  type DragEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { entryOf } from '../compile/compiled-program';
import type { BundleReport } from '@site/src/venue/report-on-bundle';
import { loadCodeParts, loadExportChunk } from '../lazy/load-parts';
import { playgroundTable } from '../table';
import type { Playing } from './use-session';
import barStyles from './bar.module.css';
import styles from './styles.module.css';

/** Opens a bundle that the reader chose. */
export const OpenBundleContext = createContext<(file: File) => void>(() => {});

type Checked =
  | { readonly state: 'none' }
  | { readonly state: 'checking'; readonly name: string }
  | { readonly state: 'refused'; readonly name: string; readonly reason: string }
  | { readonly state: 'checked'; readonly name: string; readonly report: BundleReport };

type Props = Playing & { readonly children: ReactNode };

/** Drop target for a reader's own bundle. It is validated, then shown; it never leaves the page. */
export function VenueDrop({ session, state, children }: Props) {
  const [isOver, setOver] = useState(false);
  const [checked, setChecked] = useState<Checked>({ state: 'none' });
  const latest = useRef<File>(undefined);
  const worker = useBaseUrl(`/${playgroundTable.bundleCheck ?? ''}`);

  const bring = useCallback(
    async (file: File): Promise<void> => {
      const { name } = file;
      const program = session.getState().source?.path;
      latest.current = file;
      // The reader may drop another bundle, or choose another program, during the check.
      const isCurrent = (): boolean =>
        latest.current === file && session.getState().source?.path === program;
      setChecked({ state: 'checking', name });
      try {
        const { checkBundle, fileNameFor } = await loadExportChunk();
        const report = await checkBundle(file, worker);
        if (latest.current !== file) return;
        setChecked({ state: 'checked', name, report });
        if (report.version === undefined) return;
        const { withVenue } = await loadCodeParts();
        if (!isCurrent()) return;
        const { files } = session.getState();
        const entry = entryOf(files);
        const text = files[entry] ?? '';
        const bundle = { name: fileNameFor(name), blob: file };
        session.bring(bundle);
        const changed = withVenue(text, entry, { bundle: bundle.name });
        if (changed === undefined) {
          session.tell(
            'The code does not specify which venue it opens. Reset the code, then drop the file again.',
          );
        } else if (changed === text) void session.run();
        else session.edit(entry, changed);
      } catch (error) {
        if (latest.current !== file) return;
        setChecked({ state: 'refused', name, reason: (error as Error).message });
      }
    },
    [session, worker],
  );
  const take = useMemo(() => (file: File) => void bring(file), [bring]);

  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  };
  return (
    <OpenBundleContext value={take}>
      <div
        className={styles.drop}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={onDrop}
      >
        {isOver && (
          <p className={styles.dropHint}>
            Drop an MVF bundle to show it on this map. The bundle stays in this page.
          </p>
        )}
        <BundleNotice checked={checked} onDismiss={() => setChecked({ state: 'none' })} />
        {state.notice !== undefined && (
          <Notice onDismiss={() => session.dismissNotice()}>{state.notice}</Notice>
        )}
        {children}
      </div>
    </OpenBundleContext>
  );
}

function BundleNotice({
  checked,
  onDismiss,
}: {
  readonly checked: Checked;
  readonly onDismiss: () => void;
}) {
  if (checked.state === 'none') return undefined;
  if (checked.state === 'checking') {
    return (
      <p className={styles.notice} role="status">
        Checking {checked.name}…
      </p>
    );
  }
  if (checked.state === 'refused') return <Notice onDismiss={onDismiss}>{checked.reason}</Notice>;
  const { version, errors, warnings, findings } = checked.report;
  return (
    <Notice onDismiss={onDismiss}>
      {version === undefined
        ? `${checked.name} is not a valid MVF bundle.`
        : `${checked.name}: MVF ${version}, ${errors} errors, ${warnings} warnings.`}
      {findings.length > 0 && (
        <details open={version === undefined}>
          <summary>Findings</summary>
          <FindingList findings={findings} />
        </details>
      )}
    </Notice>
  );
}

function Notice({
  children,
  onDismiss,
}: {
  readonly children: ReactNode;
  readonly onDismiss: () => void;
}) {
  return (
    <div className={styles.notice} role="status">
      <div>{children}</div>
      <button type="button" className={barStyles.button} onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  );
}
