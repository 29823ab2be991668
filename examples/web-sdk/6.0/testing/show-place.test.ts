// @vitest-environment happy-dom
import { type MapView, showVenue } from '@brand/web-sdk';
import { expect, test, vi } from 'vitest';
import { showPlace } from './show-place.ts';

vi.mock('@brand/web-sdk', () => ({ showVenue: vi.fn() }));

test('moves the camera to the place', async () => {
  const place = { name: 'Reception' };
  const focusOn = vi.fn();
  const map = { venue: { locations: [place] }, camera: { focusOn } };
  vi.mocked(showVenue).mockResolvedValue(map as unknown as MapView);

  await showPlace(document.createElement('div'), 'Reception');

  expect(focusOn).toHaveBeenCalledWith(place);
});
