import type { MapView as ShownMap, Marker as MapMarker } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';
import {
  Label,
  type MapFailure,
  MapView,
  type MapViewProps,
  Marker,
  Model,
  Navigation,
  Path,
  Shape,
  useCamera,
  useElementChange,
  useFeature,
  useFloor,
  useLanguage,
  useMap,
  useMapEvent,
  useOptionalMap,
  useRoute,
  useVenue,
  useVenueEvent,
  VenueProvider,
} from '@brand/web-sdk-react';
import { createContext, type ReactElement, StrictMode, useContext, useRef, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';

// Scenes that tests show, update and remove. They record observations in `window.seen`.

const SOURCE = { venueId: 'harbour-mall', key: 'demo', baseUrl: '/' };
const QUICK = { motion: 'reduced', language: 'en', antialias: false } as const;

type Seen = {
  map?: ShownMap | null;
  marker?: MapMarker | null;
  readonly log: string[];
};
const seen: Seen = { log: [] };
const note = (text: string): void => void seen.log.push(text);

type Props = Readonly<Record<string, unknown>>;

function Plain({ children, ...props }: Props & { children?: ReactElement }): ReactElement {
  return (
    <MapView
      source={SOURCE}
      {...QUICK}
      fallback={<p data-testid="fallback">Loading</p>}
      onReady={(map) => {
        seen.map = map;
        note('ready');
      }}
      {...(props as MapViewProps)}
    >
      {children ?? <p data-testid="child">On the map</p>}
    </MapView>
  );
}

const Greeting = createContext('nobody');

function Counter(): ReactElement {
  const [count, setCount] = useState(0);
  const name = useContext(Greeting);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

/** The centre of the floor, where test markers and shapes are placed. */
function useFloorCenter(): { lngLat: readonly [number, number]; floorId: string } {
  const { floor } = useFloor();
  return { lngLat: floor.center.lngLat as [number, number], floorId: floor.id };
}

function Markers({ content, shift = 0, ...props }: Props): ReactElement | null {
  const { lngLat, floorId } = useFloorCenter();
  const ref = useRef<MapMarker>(null);
  useMapEvent('frame', () => (seen.marker = ref.current));
  if (content === 'gone') return null;
  const inside = { nodes: <Counter />, text: 'Gate 5', pin: null }[content as string];
  return (
    <Marker
      ref={ref}
      target={{ lngLat: [lngLat[0] + (shift as number), lngLat[1]], floorId }}
      rank="always"
      onClick={() => note('marker click')}
      {...props}
    >
      {inside}
    </Marker>
  );
}

function Things({ color, isShown = true, url }: Props): ReactElement | null {
  const { lngLat, floorId } = useFloorCenter();
  const [x, y] = lngLat;
  if (!isShown) return null;
  const style = color === undefined ? {} : { color: color as string };
  const ring = [
    [x - 1e-4, y - 1e-4],
    [x + 1e-4, y - 1e-4],
    [x + 1e-4, y + 1e-4],
    [x - 1e-4, y - 1e-4],
  ];
  return (
    <>
      <Label target={{ lngLat, floorId }} text="Here" {...style} />
      <Path
        course={[
          { lngLat, floorId },
          { lngLat: [x + 1e-4, y], floorId },
        ]}
        {...style}
      />
      <Shape
        geojson={{ type: 'Polygon', coordinates: [ring] }}
        floor={floorId}
        {...style}
        onClick={() => note(`shape click ${String(color)}`)}
        onHoverChange={({ isHovered }) => note(isHovered ? 'shape in' : 'shape out')}
      />
      {url !== undefined && (
        <Model
          target={{ lngLat, floorId }}
          url={url as string}
          {...style}
          onLoad={() => note('model loaded')}
          onError={(error) => note(`model failed: ${error.message}`)}
        />
      )}
    </>
  );
}

function Way({ to, step }: Props): ReactElement | null {
  const { venue } = useMap();
  const target = to === undefined ? undefined : venue.get('location', to as string);
  const { route, noRoute, isLoading } = useRoute(venue.get('location', 'information'), target, {
    accessible: false,
  });
  return (
    <>
      <output data-testid="way">
        {isLoading ? 'loading' : (noRoute?.message ?? (route ? 'found' : 'none'))}
      </output>
      {route && (
        <Navigation
          routes={route}
          markers={{ start: () => 'Begin' }}
          onStepChange={({ index }) => note(`step ${index}`)}
          {...(step !== undefined && { step: step as number })}
        />
      )}
    </>
  );
}

function Hooks({ label }: Props): ReactElement {
  const { floor, setFloor } = useFloor();
  const zoom = useCamera((camera) => Math.round(camera.zoom));
  const { language, setLanguage } = useLanguage();
  const map = useMap();
  useMapEvent('floor-change', ({ floor: next }) => note(`${String(label)} ${next.id}`));
  useVenueEvent('language-change', (change) => note(`${String(label)} ${change.language}`));
  useElementChange(map.venue.spaces[0], { color: label === 'b' ? '#ff0000' : '#00ff00' });
  return (
    <output data-testid="hooks">
      {floor.id} {zoom} {language}
      <button type="button" onClick={() => void setFloor(map.venue.floors.at(-1)!)}>
        Up
      </button>
      <button type="button" onClick={() => setLanguage('pt')}>
        Português
      </button>
    </output>
  );
}

const dots: object[] = [];

/** Shows which installation of the feature it uses. */
function Dot({ name }: { readonly name: string }): ReactElement {
  const dot = useFeature(blueDot);
  if (dot && !dots.includes(dot)) dots.push(dot);
  return <output data-testid={name}>{dot ? `dot ${dots.indexOf(dot)}` : 'none'}</output>;
}

function Features({ count }: Props): ReactElement {
  return (
    <>
      {Array.from({ length: count as number }, (_, index) => (
        <Dot key={index} name={`dot-${index}`} />
      ))}
    </>
  );
}

function Beside(): ReactElement {
  const { status, venue, error } = useVenue();
  const map = useOptionalMap();
  return (
    <output data-testid="beside">
      {status} {venue?.name ?? error?.message ?? ''} {map ? 'map' : 'no map'}
    </output>
  );
}

function showFailure({ error, retry }: MapFailure): ReactElement {
  return (
    <p role="alert">
      {error.message}
      <button type="button" onClick={retry}>
        Again
      </button>
    </p>
  );
}

function Provided({ source = SOURCE, hasMap = true, ...props }: Props): ReactElement {
  return (
    <VenueProvider source={source as typeof SOURCE} language="en" retries={0}>
      <Beside />
      {hasMap === true && (
        <Plain
          source={undefined}
          errorFallback={showFailure}
          onError={(error: Error) => note(`error: ${error.message}`)}
          {...props}
        />
      )}
    </VenueProvider>
  );
}

type Inside = (props: Props) => ReactElement | null;

function InMap({ map, inside: Content, ...props }: Props & { inside: Inside }): ReactElement {
  return (
    <Greeting.Provider value="Hello">
      <Plain {...(map as Props)}>
        <Content {...props} />
      </Plain>
    </Greeting.Provider>
  );
}

const SCENES: Readonly<Record<string, (props: Props) => ReactElement>> = {
  plain: Plain,
  markers: (props) => <InMap inside={Markers} {...props} />,
  things: (props) => <InMap inside={Things} {...props} />,
  way: (props) => <InMap inside={Way} {...props} />,
  hooks: (props) => <InMap inside={Hooks} {...props} />,
  features: (props) => <InMap inside={Features} {...props} />,
  provided: Provided,
};

let root: Root | undefined;

function elementOf(scene: string, props: Props): ReactElement {
  const Scene = SCENES[scene]!;
  return (
    <StrictMode>
      <Scene {...props} />
    </StrictMode>
  );
}

const app = document.querySelector('#app')!;

/** Shows a scene, or updates its props. */
function show(scene: string, props: Props = {}): void {
  root ??= createRoot(app);
  root.render(elementOf(scene, props));
}

/** Hydrates a server-rendered scene. */
function hydrate(scene: string, props: Props = {}): string {
  const html = renderToString(elementOf(scene, props));
  app.innerHTML = html;
  root = hydrateRoot(app, elementOf(scene, props));
  return html;
}

function unmount(): void {
  root?.unmount();
  root = undefined;
}

/** All WebGL contexts created so far. */
const contexts: WebGL2RenderingContext[] = [];
const getContext = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function count(
  this: HTMLCanvasElement,
  ...args: unknown[]
): null {
  const context = Reflect.apply(getContext, this, args) as WebGL2RenderingContext | null;
  if (args[0] === 'webgl2' && context && !contexts.includes(context)) contexts.push(context);
  return context as null;
};

Object.assign(window, {
  seen,
  stage: {
    show,
    hydrate,
    unmount,
    contexts: () => ({
      made: contexts.length,
      live: contexts.filter((context) => !context.isContextLost()).length,
    }),
  },
});
document.documentElement.dataset['ready'] = 'true';
