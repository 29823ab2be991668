import mapStyles from './map.module.css';

/** A static image of the program's map. */
export default function Picture({
  folder,
  alt,
}: {
  readonly folder: string;
  readonly alt: string;
}) {
  return (
    <div className={mapStyles.picture}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={mapStyles[theme]}
          src={`${folder}/${theme}.webp`}
          alt={alt}
          width={1440}
          height={840}
        />
      ))}
    </div>
  );
}
