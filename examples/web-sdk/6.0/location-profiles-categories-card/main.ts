import { type Location, type OpeningHours, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

const card = document.createElement('article');
card.style.cssText =
  'position: absolute; top: 12px; left: 12px; width: 220px; padding: 12px; ' +
  'border-radius: 10px; background: Canvas; box-shadow: 0 2px 10px #0004';
document.body.append(card);
await map.camera.setPadding({ left: 250 });

// #region card
async function show(location: Location): Promise<void> {
  const isOpen = location.isOpenAt(new Date());
  const lines = [
    location.name,
    location.description,
    isOpen === undefined ? undefined : isOpen ? 'Open now' : 'Closed now',
    ...location.openingHours.map(hoursText),
    location.phone,
  ];
  card.replaceChildren(
    ...(await pictureOf(location.logo)),
    ...lines.flatMap((line) => (line ? [paragraph(line)] : [])),
  );
  await map.camera.focusOn(location);
}
// #endregion card

// #region hours
function hoursText({ opens, closes, dayOfWeek }: OpeningHours): string {
  const nameOf = (day: string): string =>
    day === 'PublicHolidays' ? 'holidays' : day.slice(0, 3);
  const days = dayOfWeek?.map(nameOf).join(', ') ?? 'Every day';
  return `${days} ${opens}–${closes}`;
}
// #endregion hours

// #region picture
async function pictureOf(
  path: string | undefined,
): Promise<readonly HTMLElement[]> {
  const file = path === undefined ? undefined : await map.venue.readAsset(path);
  if (!file) return [];
  const picture = new Image(48, 48);
  picture.alt = '';
  picture.src = URL.createObjectURL(file);
  picture.onload = () => URL.revokeObjectURL(picture.src);
  return [picture];
}
// #endregion picture

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.style.margin = '4px 0';
  element.textContent = text;
  return element;
}

map.on('click', ({ element }) => {
  const [location] = element?.locations ?? [];
  if (location) show(location);
});
await show(map.venue.get('location', 'bakery'));
