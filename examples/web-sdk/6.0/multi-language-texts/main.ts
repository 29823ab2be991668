import { showVenue } from '@brand/web-sdk';

// #region texts
const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  language: 'pt',
  accessibility: {
    texts: {
      roleDescription: 'planta interior',
      places: 'Locais visíveis',
      noPlaces: 'Nenhum local visível',
      floorChange: 'Piso: {floor}',
      ready: 'O mapa de {venue} está pronto. Piso: {floor}',
    },
  },
});
// #endregion texts

await map.camera.focusOn(map.venue.get('location', 'food-court'));
