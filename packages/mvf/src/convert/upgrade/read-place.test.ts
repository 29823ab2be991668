import { expect, it } from 'vitest';
import { ImportReport } from '../import-report.ts';
import { readDetails } from './read-details.ts';
import { readPlace } from './read-place.ts';

it('reads links, images and days in every form', () => {
  const place = readPlace(
    {
      website: 'https://a.example/',
      links: [{ label: 'Menu', url: 'https://a.example/menu' }, { label: 'none' }],
      images: ['a.png', { url: 'b.png' }, 7],
      logo: { original: 'logo.png' },
      operationHours: [
        { opens: '08:00', closes: '17:30', dayOfWeek: 'https://schema.org/Monday' },
        { opens: '8', closes: '17' },
      ],
    },
    new ImportReport(),
    'locations.json',
  );
  expect(place).toEqual({
    website: { label: 'https://a.example/', url: 'https://a.example/' },
    links: [{ label: 'Menu', url: 'https://a.example/menu' }],
    images: [{ url: 'a.png' }, { url: 'b.png' }],
    logo: 'logo.png',
    openingHours: [{ opens: '08:00', closes: '17:30', dayOfWeek: ['Monday'] }],
  });
});

it('prefers texts in the details to those outside', () => {
  const details = { name: 'Inside', externalId: '', translations: { de: { name: 'Innen' } } };
  expect(readDetails(details, { name: 'Outside', externalId: '7' })).toEqual({
    name: 'Inside',
    externalId: '7',
    translations: { de: { name: 'Innen' } },
  });
});

it('returns undefined when there are no details', () => {
  expect(readDetails({ name: '', translations: { 'no tag': { name: 'x' } } })).toBeUndefined();
  expect(readDetails(null)).toBeUndefined();
});
