import { writeBundle } from '@brand/mvf';
import { toGeoJSON, toSVG } from '@brand/mvf/convert';
import type { OpenedSource } from './opened-source';
import type { Download, DownloadFormat } from './protocol';

/** The venue, or one floor of it, as a file to download. */
export async function writeDownload(
  source: OpenedSource,
  format: DownloadFormat,
  floorId: string,
): Promise<Download> {
  const venue = await source.readVenue();
  const stem = stemOf(source.name);
  switch (format) {
    case 'mvf': {
      const zip = new Uint8Array(writeBundle(venue));
      return { name: `${stem}-mvf-3.zip`, blob: new Blob([zip], { type: 'application/zip' }) };
    }
    case 'geojson': {
      const text = JSON.stringify(toGeoJSON(venue, { floorId }));
      const blob = new Blob([text], { type: 'application/geo+json' });
      return { name: `${stem}-${safe(floorId)}.geojson`, blob };
    }
    case 'svg': {
      const blob = new Blob([toSVG(venue, { floorId })], { type: 'image/svg+xml' });
      return { name: `${stem}-${safe(floorId)}.svg`, blob };
    }
  }
}

function stemOf(name: string): string {
  return safe(name.replace(/\.(?:zip|mvf|(?:geo)?json|imdf)$/i, ''));
}

/** A file name that is valid on every system. */
function safe(text: string): string {
  return (
    text
      .replaceAll(/[^\w.-]+/g, '-')
      .replaceAll(/^[-.]+|-+$/g, '')
      .slice(0, 60) || 'venue'
  );
}
