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

describe('rendering on a server', () => {
  test('works without a window and renders the fallback', () => {
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

  test('renders a provider as loading and without a map', () => {
    const html = renderToString(createElement(VenueProvider, { source }, createElement(Status)));
    expect(html).toContain('loading, no map');
  });
});

describe('rendering outside a MapView or provider', () => {
  test('throws for useMap outside a MapView', () => {
    expect(() => renderToString(createElement(MapUser))).toThrow(
      'useMap: expected a MapView around this component, found none. Render it between <MapView> and </MapView>',
    );
  });

  test('throws for a component outside a MapView', () => {
    const marker = createElement(Marker, { target: { lngLat: [0, 0] } });
    expect(() => renderToString(marker)).toThrow('Marker: expected a MapView around');
  });

  test('throws for useVenue without a provider', () => {
    expect(() => renderToString(createElement(Status))).toThrow(
      expect.objectContaining({ name: 'ReactSdkError', code: 'react/no-venue' }),
    );
  });

  test('throws for a MapView without a venue', () => {
    expect(() => renderToString(createElement(MapView, {}))).toThrow('MapView: expected a venue');
  });
});
