import type { Location } from '@brand/web-sdk';
import type { ReactNode } from 'react';
import { AssetImage } from './AssetImage.tsx';
import { Icon } from './Icon.tsx';
import { OpeningTimes } from './OpeningTimes.tsx';
import { useSession, useSnapshot } from './session-context.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useNow } from './use-now.ts';

type LocationCardProps = {
  readonly place: Location;
  /** Whether external links are shown. */
  readonly hasLinks: boolean;
};

export function LocationCard({ place, hasLinks }: LocationCardProps): ReactNode {
  const session = useSession();
  const { texts } = useSnapshot();
  const heading = useHeadingFocus();
  const isOpen = place.isOpenAt(useNow());
  const notes = [...place.categories, ...place.floors].map(({ name }) => name);
  const website = hasLinks ? toHttpUrl(place.website?.url) : undefined;
  return (
    <article className="vw-card" aria-labelledby="vw-card-name">
      <button type="button" className="vw-back" onClick={() => session.goHome()}>
        <Icon name="back" /> {texts.back}
      </button>
      <AssetImage path={place.picture ?? place.images[0]?.url} className="vw-card-picture" />
      <h2 id="vw-card-name" tabIndex={-1} ref={heading}>
        {place.name}
      </h2>
      <p className="vw-note">{notes.join(' · ')}</p>
      {isOpen !== undefined && (
        <p className={isOpen ? 'vw-open' : 'vw-closed'}>
          {isOpen ? texts.openNow : texts.closedNow}
        </p>
      )}
      <button
        type="button"
        className="vw-primary"
        onClick={() => void session.openDirections({ to: place })}
      >
        <Icon name="directions" /> {texts.directions}
      </button>
      {place.description !== undefined && <p>{place.description}</p>}
      <OpeningTimes place={place} />
      {place.phone !== undefined && (
        <p>
          {texts.phone}:{' '}
          {hasLinks ? (
            <a href={`tel:${place.phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
              {place.phone}
            </a>
          ) : (
            <span dir="ltr">{place.phone}</span>
          )}
        </p>
      )}
      {website !== undefined && (
        <p>
          <a href={website} target="_blank" rel="noopener noreferrer">
            {texts.website}
          </a>
        </p>
      )}
    </article>
  );
}

/** URLs come from the data of the venue, so only HTTP ones become links. */
function toHttpUrl(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
