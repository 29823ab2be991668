import { type OfflineManifest, sizeOfFiles, withNeeds } from '@brand/wire/offline';
import { formatBytes } from './format-bytes';
import styles from './styles.module.css';

type Props = { readonly manifest: OfflineManifest; readonly selected: ReadonlySet<string> };

/** The parts that come with a selection, because its pages load their files. */
export default function Needed({ manifest, selected }: Props) {
  const parts = withNeeds(manifest, [...selected]).filter(({ group }) => group === undefined);
  if (parts.length === 0) return null;
  const texts = parts.map(({ label, files }) => {
    const own = files.map((index) => manifest.files[index]).filter((file) => file !== undefined);
    return `${label} (${formatBytes(sizeOfFiles(own).transferBytes)})`;
  });
  return <p className={styles.hint}>The selection includes: {texts.join(', ')}.</p>;
}
