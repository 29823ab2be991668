import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
  language: 'fr',
});

const picker = document.createElement('select');
for (const { code, name } of map.venue.languages)
  picker.add(new Option(name, code));
picker.value = map.venue.language;
picker.addEventListener('change', () => map.setLanguage(picker.value));
const label = document.createElement('label');
label.append('Language ', picker);
document.body.prepend(label);
