import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MapView, Marker, useMap, useOptionalMap, useVenue, VenueProvider } from './index.ts';

const source = { venueId: 'harbour-mall', key: 'demo' };

function Status(): string {
  return `${useVenue().status}, ${useOptionalMap() ? 'a map' : 'no map'}`;
}

function MapUser(): null {
  useMap();
  return null;
}

describe('on a server', () => {
  test('there is no window, and the fallback is rendered', () => {
    expect('window' in globalThis).toBe(false);
    const html = renderToString(
      createElement(
        MapView,
        { source, fallback: 'Loading the map', className: 'map' },
        'On the map',
      ),
    );
    expect(html).toContain('Loading the map');
    expect(html).toContain('class="map"');
    expect(html).not.toContain('On the map');
  });

  test('a provider says that its venue is loading, and that there is no map', () => {
    const html = renderToString(createElement(VenueProvider, { source }, createElement(Status)));
    expect(html).toContain('loading, no map');
  });
});

describe('a mistake in the tree', () => {
  test('is said by useMap outside of a MapView', () => {
    expect(() => renderToString(createElement(MapUser))).toThrow(
      'useMap: expected a MapView around this component, found none. Render it between <MapView> and </MapView>',
    );
  });

  test('is said by a component outside of a MapView', () => {
    const marker = createElement(Marker, { target: { lngLat: [0, 0] } });
    expect(() => renderToString(marker)).toThrow('Marker: expected a MapView around');
  });

  test('is said by useVenue without a provider', () => {
    expect(() => renderToString(createElement(Status))).toThrow(
      expect.objectContaining({ name: 'ReactSdkError', code: 'react/no-venue' }),
    );
  });

  test('is said by a MapView that has no venue to show', () => {
    expect(() => renderToString(createElement(MapView, {}))).toThrow('MapView: expected a venue');
  });
});
