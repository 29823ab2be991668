import { type GeometryElement, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'kestrel-house', key: 'demo' });

// #region apply
const styleFile =
  'https://portal.brand.example/samples/web-sdk/6.0/studio-style/default-style.json';
const labelFile =
  'https://portal.brand.example/samples/web-sdk/6.0/studio-style/labels.json';

type Entry = {
  readonly geometryAnchors: readonly { readonly geometryId: string }[];
  readonly color: string;
  readonly opacity: number;
  readonly height: number;
  readonly altitude: number;
  readonly hidden?: boolean;
};
type Labels = Record<'light' | 'dark', { text: string; halo: string }> & {
  readonly size: number;
};

async function load(url: string) {
  const response = await fetch(url);
  return response.json();
}

const style: Record<string, Entry> = await load(styleFile);
const labels: Labels = await load(labelFile);

const { venue } = map;
const all: GeometryElement[] = [
  ...venue.spaces,
  ...venue.objects,
  ...venue.walls,
  ...venue.doors,
  ...venue.windows,
];
const byId = new Map(all.map((element) => [element.id, element]));

for (const { geometryAnchors, hidden = false, ...entry } of Object.values(
  style,
)) {
  const { color, opacity, height, altitude } = entry;
  const shapes = geometryAnchors.flatMap(
    ({ geometryId }) => byId.get(geometryId) ?? [],
  );
  map.elements.set(shapes, {
    color,
    opacity,
    height,
    altitude,
    visible: !hidden,
  });
}

const { text, halo } = labels[map.theme === 'dark' ? 'dark' : 'light'];
map.labels.addAutomatic({
  options: () => ({ size: labels.size, color: text, haloColor: halo }),
});
// #endregion apply
