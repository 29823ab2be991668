import useBaseUrl from '@docusaurus/useBaseUrl';
import type { HomeVenue } from './venues';
import styles from './styles.module.css';

/** What the sample draws, taken by the build. Only the image of the colour mode is loaded. */
export default function Picture({ venue }: { readonly venue: HomeVenue }) {
  const folder = useBaseUrl(`/samples/${venue.sample}`);
  return (
    <div className={styles.picture}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={styles[theme]}
          src={`${folder}/${theme}.webp`}
          alt={venue.alt}
          width={1440}
          height={840}
          loading="lazy"
          fetchPriority="high"
        />
      ))}
    </div>
  );
}
