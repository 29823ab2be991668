import useBaseUrl from '@docusaurus/useBaseUrl';
import { sampleFolderOf } from './items';
import styles from './picture.module.css';
import type { ShowcaseItem, ShowcaseVersion } from './showcase-item';

type Props = {
  readonly version: ShowcaseVersion;
  readonly item: ShowcaseItem;
  /** Alternative text, if the text beside it does not suffice. */
  readonly alt?: string;
};

/** A screenshot of the app in the colour mode of the page. */
export default function Picture({ version, item: { id, hasPicture }, alt = '' }: Props) {
  const folder = useBaseUrl(sampleFolderOf(version, id));
  if (!hasPicture) return <div className={styles.none} aria-hidden="true" />;
  return ['light', 'dark'].map((theme) => (
    <img
      key={theme}
      className={styles[theme]}
      src={`${folder}/${theme}.webp`}
      alt={alt}
      width={1440}
      height={840}
      loading="lazy"
      decoding="async"
    />
  ));
}
