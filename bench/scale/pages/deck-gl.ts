import { Deck, MapView, type MapViewState } from '@deck.gl/core';
import { SolidPolygonLayer, TextLayer } from '@deck.gl/layers';
import { localFrame } from '@brand/geo';
import { container, finishDrawing, offer, VIEW } from '../../web-sdk/pages/competitor.ts';

/** deck.gl with the first floor. It draws all labels: collision is an extension of its own. */
type Feature<Geometry, Properties> = { geometry: Geometry; properties: Properties };
type Shape = Feature<{ coordinates: [number, number][][] }, { height: number; color: string }>;
type Label = Feature<{ coordinates: [number, number] }, { name: string }>;

const CENTER = [10, 50] as const;
const floors = new URLSearchParams(location.search).get('floors')!;
const [floor] = (await (await fetch(floors)).json()) as [
  { shapes: { features: Shape[] }; labels: { features: Label[] } },
];
const frame = localFrame(CENTER);
let deck: Deck<MapView>;

offer({
  start: () =>
    new Promise<void>((resolve, reject) => {
      deck = new Deck({
        parent: container() as HTMLDivElement,
        views: new MapView({ fovy: VIEW.fieldOfViewDegrees }),
        initialViewState: viewAt(CENTER),
        controller: false,
        useDevicePixels: false,
        deviceProps: { webgl: { antialias: false } },
        layers: [
          new SolidPolygonLayer<Shape>({
            id: 'shapes',
            data: floor.shapes.features,
            extruded: true,
            getPolygon: ({ geometry }) => geometry.coordinates,
            getElevation: ({ properties }) => properties.height,
            getFillColor: ({ properties }) => rgb(properties.color),
          }),
          new TextLayer<Label>({
            id: 'labels',
            data: floor.labels.features,
            getPosition: ({ geometry }) => geometry.coordinates,
            getText: ({ properties }) => properties.name,
            getSize: 13,
            getColor: [35, 39, 51],
            outlineWidth: 2,
            outlineColor: [255, 255, 255],
            fontSettings: { sdf: true },
            parameters: { depthCompare: 'always' },
          }),
        ],
        onError: reject,
        onAfterRender: () => {
          finish();
          resolve();
        },
      });
    }),
  pan: (step) => {
    deck.setProps({ initialViewState: viewAt(frame.toLngLat(step)) });
    deck.redraw('pan');
  },
  finish,
});

function finish(): void {
  finishDrawing(container().querySelector('canvas')!);
}

function viewAt([longitude, latitude]: readonly [number, number]): MapViewState {
  // A level of deck.gl is one of 512 pixels for the world, as in the other two.
  return { longitude, latitude, zoom: VIEW.zoom, pitch: VIEW.pitchDegrees, bearing: 0 };
}

function rgb(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;
}
