import { describe, expect, test } from 'vitest';
import { type ChosenVenue, readVenue, withVenue } from './set-venue.ts';

const MALL =
  "const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo', theme: 'dark' });";

const REACT_MALL = `import { MapView } from '@brand/web-sdk-react';
import { createRoot } from 'react-dom/client';

function App() {
  return <MapView source={{ venueId: 'harbour-mall', key: 'demo' }} floor="ground" />;
}
`;

const CAMPUS: ChosenVenue = { venueId: 'alder-campus', key: 'own' };

describe('set-venue', () => {
  test('reads the venue from the code', () => {
    expect(readVenue(MALL, 'main.ts')).toEqual({ venueId: 'harbour-mall', key: 'demo' });
    const loaded = "const venue = await loadVenue({ venueId: 'a', key: 'b' });";
    expect(readVenue(loaded, 'main.ts')).toEqual({ venueId: 'a', key: 'b' });
    expect(readVenue('const a = 1;', 'main.ts')).toBeUndefined();
  });

  test('changes only the venue in the code', () => {
    expect(withVenue(MALL, 'main.ts', CAMPUS)).toBe(
      "const map = await showVenue('#map', { venueId: 'alder-campus', key: 'own', theme: 'dark' });",
    );
  });

  test('switches to a bundle and back', () => {
    const own = withVenue(MALL, 'main.ts', { bundle: 'my-mall.zip' }) ?? '';
    expect(own).toContain(
      "{ bundle: await (await fetch(new URL('./my-mall.zip', import.meta.url))).blob(), theme",
    );
    expect(readVenue(own, 'main.ts')).toEqual({ bundle: 'my-mall.zip' });
    expect(withVenue(own, 'main.ts', { venueId: 'harbour-mall', key: 'demo' })).toBe(MALL);
  });

  test('returns undefined when the code names no venue', () => {
    expect(withVenue("showVenue('#map', options);", 'main.ts', CAMPUS)).toBeUndefined();
  });
});

describe('set-venue, with React,', () => {
  test('reads and changes an attribute', () => {
    expect(readVenue(REACT_MALL, 'main.tsx')).toEqual({ venueId: 'harbour-mall', key: 'demo' });
    expect(withVenue(REACT_MALL, 'main.tsx', CAMPUS)).toBe(
      REACT_MALL.replace("'harbour-mall', key: 'demo'", "'alder-campus', key: 'own'"),
    );
  });

  test('puts the bundle into a constant, because components cannot await it', () => {
    const own = withVenue(REACT_MALL, 'main.tsx', { bundle: 'my-mall.zip' }) ?? '';
    expect(own).toContain(`'react-dom/client';

const bundle = await (await fetch(new URL('./my-mall.zip', import.meta.url))).blob();

function`);
    expect(own).toContain('source={{ bundle }} floor="ground"');
    expect(readVenue(own, 'main.tsx')).toEqual({ bundle: 'my-mall.zip' });
    const other = withVenue(own, 'main.tsx', { bundle: 'other.zip' }) ?? '';
    expect(other).toBe(own.replace('my-mall.zip', 'other.zip'));
    const back = withVenue(other, 'main.tsx', { venueId: 'harbour-mall', key: 'demo' });
    expect(back).toBe(REACT_MALL);
  });

  test.each([
    'const app = <MapView source={source} />;',
    'const app = <MapView source="harbour-mall" />;',
    "const app = <Picture src={{ venueId: 'a', key: 'b' }} />;",
  ])('returns undefined for %s', (code) => {
    expect(readVenue(code, 'main.tsx')).toBeUndefined();
    expect(withVenue(code, 'main.tsx', CAMPUS)).toBeUndefined();
  });
});
