import {
  type BridgeError,
  html,
  Label,
  MapHost,
  type MapProps,
  MapSlot,
  MapView,
  type MapWebViewProps,
  Marker,
  Navigation,
  Path,
  type RemoteMap,
  Shape,
  useElementChange,
  useFeature,
  useFloor,
  useMap,
  useMapEvent,
  useOptionalMap,
  useRoute,
  useVenue,
} from '@brand/react-native-sdk';
import { type ReactElement, StrictMode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Text, View } from 'react-native';

// Scenes that tests show, update and remove. They record observations in `window.native.seen`.

const SOURCE = { venueId: 'harbour-mall', key: 'demo', baseUrl: '/' };

type Seen = {
  map?: RemoteMap;
  errors: string[];
  log: string[];
  /** Terminates the web view's page, as a phone's system does. */
  lose?: () => void;
};
const seen: Seen = { errors: [], log: [] };
const note = (text: string): void => void seen.log.push(text);
const common: Omit<MapProps, 'source'> = {
  hostUrl: '/host.html',
  motion: 'reduced',
  language: 'en',
  antialias: false,
  onReady: (map) => {
    seen.map = map;
    note('ready');
  },
  onError: (error) => seen.errors.push((error as BridgeError).code, error.message),
};

type SceneProps = Partial<MapProps> & { readonly on?: readonly string[] };

const NOTHING: readonly string[] = [];

function Plain({ on = NOTHING, ...props }: SceneProps): ReactElement {
  return (
    <MapView source={SOURCE} {...common} fallback={<Text>Loading</Text>} {...props}>
      <FloorName />
      <Clicks />
      {on.includes('things') && <Things />}
      {on.includes('way') && <Way />}
      {on.includes('dot') && <Dot />}
    </MapView>
  );
}

function FloorName(): ReactElement {
  const { floor } = useFloor();
  const { venue } = useVenue();
  return (
    <View testID="header" style={{ position: 'absolute' }}>
      <Text>{`${venue?.name ?? ''}: ${floor?.name ?? ''}`}</Text>
    </View>
  );
}

function Clicks(): null {
  useMapEvent('click', ({ element, hits }) =>
    note(`click ${element?.type} ${element?.id} ${hits[0]?.type}`),
  );
  return null;
}

const PLACE = { type: 'space', id: 's_ground_1' } as const;

function Things(): ReactElement | null {
  const map = useMap();
  const [places, setPlaces] = useState<readonly { type: 'space'; id: string; name: string }[]>([]);
  useEffect(() => {
    void map.floors
      .current()
      .then(({ id }) =>
        map.venue
          .all('space')
          .then((all) => all.filter(({ floor, locations }) => floor.id === id && locations[0])),
      )
      .then((all) => setPlaces(all.slice(0, 3)));
  }, [map]);
  const [first = PLACE, second = PLACE] = places;
  useElementChange(places, { color: '#12ab56' });
  if (places.length === 0) return null;
  return (
    <>
      <Marker
        target={first}
        content={html`<b class="tag">${'<i>Here</i>'}</b>`}
        collision="always-show"
        onClick={({ hits }) => note(`marker ${hits[0]?.type}`)}
      />
      <Label target={second} text="A label of ours" rank="always" onClick={() => note('label')} />
      <Shape
        geojson={{
          type: 'LineString',
          coordinates: [
            [-9.1392, 38.7033],
            [-9.139, 38.7034],
          ],
        }}
        color="#e03131"
      />
    </>
  );
}

function Way(): ReactElement | null {
  const { venue } = useVenue();
  const shops = venue?.locations.filter(({ elements }) => elements.length > 0) ?? [];
  const { route, noRoute, error } = useRoute(shops[0], shops.at(-1), { accessible: true });
  useEffect(() => {
    if (noRoute) note(noRoute.reason);
    if (error) note(error.message);
    if (route) note(`route ${Math.round(route.distance)} ${route.instructions[0]?.text}`);
  }, [route, noRoute, error]);
  if (!route) return null;
  return (
    <>
      <Navigation routes={route} step={1} onStepChange={({ index }) => note(`step ${index}`)} />
      <Path course={route} color="#ff00ff" />
    </>
  );
}

function Dot(): null {
  const dot = useFeature('blue-dot');
  const search = useFeature('search');
  const { venue } = useVenue();
  useEffect(() => {
    const at = venue && { lngLat: venue.center, accuracy: 5 };
    if (at) void dot?.report(at).then(async () => note(`dot ${await dot.state()}`));
  }, [dot, venue]);
  useEffect(() => {
    void search?.query('coffee').then((hits) => note(`found ${hits[0]?.element.name}`));
  }, [search]);
  return null;
}

/** Two screens of which a navigator shows one, and a screen without a map. */
function Screens(): ReactElement {
  const [screen, setScreen] = useState('first');
  useEffect(() => {
    Object.assign(window, { goTo: setScreen });
  }, []);
  return (
    <MapHost source={SOURCE} {...common}>
      {screen === 'first' && (
        <View style={{ flex: 1 }} testID="first">
          <MapSlot>
            <Beside name="over the first" />
          </MapSlot>
        </View>
      )}
      {screen === 'second' && (
        <View style={{ flex: 1, padding: 40 }} testID="second">
          <MapSlot />
        </View>
      )}
      {screen === 'none' && <Beside name="no map here" />}
    </MapHost>
  );
}

function Beside({ name }: { readonly name: string }): ReactElement {
  const map = useOptionalMap();
  return <Text testID="beside">{`${name} ${map ? 'ready' : 'waiting'}`}</Text>;
}

/** A web view that can be lost or stop responding. */
function PoorWebView({ hostUrl, onOpen, onText, onLost }: MapWebViewProps): ReactElement {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<string>): void => {
      if (source === frame?.contentWindow) onText(data);
    };
    addEventListener('message', receive);
    if (frame) {
      onOpen((text) => {
        if (!('isDeaf' in window)) frame.contentWindow?.postMessage(text, location.origin);
      });
    }
    seen.lose = () => onLost('the test ended it');
    return () => removeEventListener('message', receive);
  }, [frame, onOpen, onText, onLost]);
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={setFrame} title="Map" src={hostUrl} style={{ flex: 1, border: 0 }} />;
}

const SCENES = { plain: Plain, screens: Screens } as const;

let root: Root | undefined;

function show(
  scene: keyof typeof SCENES,
  props: SceneProps & { readonly poor?: boolean } = {},
): void {
  const { poor = false, ...rest } = props;
  const Scene = SCENES[scene];
  root ??= createRoot(document.querySelector('#app')!);
  root.render(
    <StrictMode>
      <View style={{ position: 'absolute', inset: 0 }}>
        <Scene {...rest} {...(poor && { webView: PoorWebView })} />
      </View>
    </StrictMode>,
  );
}

function leave(): void {
  root?.unmount();
  root = undefined;
}

const native = { show, leave, seen };
declare global {
  interface Window {
    native: typeof native;
  }
}
Object.assign(window, { native });
document.documentElement.dataset['ready'] = 'true';
