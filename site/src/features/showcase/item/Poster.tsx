import useBaseUrl from '@docusaurus/useBaseUrl';
import { sampleFolderOf } from '../items';
import type { ShowcaseItem, ShowcaseVersion } from '../showcase-item';
import styles from './styles.module.css';

type Props = {
  readonly version: ShowcaseVersion;
  readonly item: ShowcaseItem;
  readonly theme: 'light' | 'dark';
};

/** The app as it looks in a window of this size, until it has loaded. */
export default function Poster({ version, item: { id, hasPicture }, theme }: Props) {
  const folder = useBaseUrl(sampleFolderOf(version, id));
  if (!hasPicture) return null;
  return (
    <picture>
      <source media="(max-width: 600px)" srcSet={`${folder}/${theme}-phone.webp`} />
      <img
        className={styles.poster}
        src={`${folder}/${theme}-stage.webp`}
        alt=""
        width={1120}
        height={648}
        decoding="async"
      />
    </picture>
  );
}
