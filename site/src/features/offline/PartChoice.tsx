import {
  type OfflineManifest,
  type OfflinePart,
  type OfflineState,
  sizeOfFiles,
} from '@brand/wire/offline';
import { formatBytes } from './format-bytes';
import styles from './styles.module.css';

type Props = {
  readonly manifest: OfflineManifest;
  readonly state: OfflineState | undefined;
  readonly selected: ReadonlySet<string>;
  readonly isDisabled: boolean;
  readonly onToggle: (part: string) => void;
};

/** The parts by SDK, each with its size. */
export default function PartChoice({ manifest, state, selected, isDisabled, onToggle }: Props) {
  const groups = Map.groupBy(
    manifest.parts.filter(({ group }) => group !== undefined),
    ({ group }) => group,
  );
  return (
    <div className={styles.groups}>
      {[...groups].map(([group, parts]) => (
        <fieldset key={group} className={styles.group} disabled={isDisabled}>
          <legend>{group}</legend>
          {parts.map((part) => (
            <label key={part.id} className={styles.part}>
              <input
                type="checkbox"
                checked={selected.has(part.id)}
                onChange={() => onToggle(part.id)}
              />
              <span className={styles.name}>{part.label}</span>
              <span className={styles.note}>
                {state?.parts.includes(part.id) && <em>Downloaded · </em>}
                {part.pages} pages, {formatBytes(sizeOfPart(manifest, part))}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function sizeOfPart({ files }: OfflineManifest, part: OfflinePart): number {
  const own = part.files.map((index) => files[index]).filter((file) => file !== undefined);
  return sizeOfFiles(own).transferBytes;
}
