import { loadVenue, SdkError, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

try {
  const venue = await loadVenue({
    clientId: 'demo',
    clientSecret: 'demo',
    venue: 'alder-campus',
  });
  const mapView = await showVenue('#map', venue, { firstMap: 'f_grounds' });
  // The first map has loaded. You can now use labels, markers and the camera.
  mapView.camera.set({ tilt: 45 });
} catch (error) {
  if (error instanceof SdkError) showMessage(`${error.code}: ${error.message}`);
  else throw error;
}

function showMessage(text: string): void {
  document.querySelector('#map')!.textContent = text;
}
