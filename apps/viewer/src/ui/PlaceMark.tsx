import type { Category, Location } from '@brand/web-sdk';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { kindOfPlace } from './kind-of-place.ts';
import { useAsset } from './use-asset.ts';

/** What marks a place in a list: its logo, else an icon of what it is. */
export function PlaceMark({ place }: { readonly place: Location }): ReactNode {
  const logo = useAsset(place.logo);
  const icon = useAsset(place.logo === undefined ? iconOf(place) : undefined);
  if (logo !== undefined) return <img className="vw-mark vw-logo" src={logo} alt="" />;
  return (
    <span className="vw-mark" aria-hidden="true">
      {icon === undefined ? (
        <Icon name={kindOfPlace(place)} />
      ) : (
        // A mask, so that the icon has the colour of the theme.
        <span className="vw-mark-icon" style={{ maskImage: `url(${icon})` }} />
      )}
    </span>
  );
}

/** The path of the icon that the bundle has for the place or for what it belongs to. */
function iconOf(place: Location): string | undefined {
  if (place.icon !== undefined) return place.icon;
  for (const each of place.categories) {
    let category: Category | undefined = each;
    while (category && category.icon === undefined) category = category.parent;
    if (category) return category.icon;
  }
  return undefined;
}
