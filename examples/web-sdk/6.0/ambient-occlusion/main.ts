import { showVenue } from '@brand/web-sdk';
import { screenSpaceOcclusion } from '@brand/web-sdk/screen-space-occlusion';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  labels: false,
  camera: { zoom: 20.5, pitchDegrees: 60 },
});

// #region use
const occlusion = map.use(screenSpaceOcclusion, {
  strength: 1.5,
  budget: Infinity,
});
// #endregion use

// #region fallback
occlusion.on('fallback', ({ reason, frameTime }) => {
  console.info(`Fine shadows are off: ${reason}, a frame took ${frameTime} ms.`);
});
// #endregion fallback
