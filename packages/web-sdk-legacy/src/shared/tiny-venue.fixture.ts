import { writeFiles } from '@brand/mvf';
import { tinyVenue, type TinyVenue } from '@brand/test-kit';
import { openVenue } from '@brand/venue';
import { Venue } from './venue.ts';

/** The tiny venue as the older versions expose it; `change` modifies the document first. */
export async function openTiny(change: (document: TinyVenue) => void = () => {}): Promise<Venue> {
  const document = tinyVenue();
  change(document);
  const engine = await openVenue(writeFiles(document));
  await engine.loadNodes();
  return new Venue(engine);
}
