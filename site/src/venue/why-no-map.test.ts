import { MapViewError } from '@brand/web-sdk';
import { describe, expect, it } from 'vitest';
import { NO_ANSWER, NO_WEBGL, whyNoMap } from './why-no-map.ts';

describe('whyNoMap', () => {
  it('advises readers where the SDK advises programmers', () => {
    const error = new MapViewError('map-view/no-webgl', 'Show a picture by the option `fallback`.');

    expect(whyNoMap(error)).toBe(NO_WEBGL);
    expect(whyNoMap(new MapViewError('map-view/network', 'Check `baseUrl`.'))).toBe(NO_ANSWER);
  });

  it('passes other messages through unchanged', () => {
    const error = new MapViewError('map-view/bad-bundle', 'The venue could not be opened.');

    expect(whyNoMap(error)).toBe('The venue could not be opened.');
    expect(whyNoMap('Out of memory')).toBe('Out of memory');
    expect(whyNoMap(null)).toBe('null');
  });
});
