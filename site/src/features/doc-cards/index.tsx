import useBaseUrl from '@docusaurus/useBaseUrl';
import { illustrationFor } from './illustrations';
import styles from './styles.module.css';

type Props = {
  /** Id of the page that the card links to, or its path if it is a category. */
  readonly page: string;
  /** Folder of the page's sample, if it has a picture. */
  readonly sample: string | undefined;
};

/** The picture of a card: that of the page's first sample, or a drawing. It says nothing new. */
export default function CardPicture({ page, sample }: Props) {
  const samples = useBaseUrl('/samples/');
  return (
    <span className={styles.picture}>
      {sample === undefined ? (
        <svg viewBox="0 0 240 100" aria-hidden="true">
          {illustrationFor(page)}
        </svg>
      ) : (
        ['light', 'dark'].map((theme) => (
          <img
            key={theme}
            className={styles[theme]}
            src={`${samples}${sample}/${theme}.webp`}
            alt=""
            width={1440}
            height={840}
            loading="lazy"
            decoding="async"
          />
        ))
      )}
    </span>
  );
}
