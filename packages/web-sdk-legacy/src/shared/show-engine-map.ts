import {
  type Container,
  type MapOptions,
  type EngineMap,
  MapViewError,
  showEngineVenue,
} from './engine.ts';
import { toLegacyTerms } from './old-words.ts';
import { SdkError } from './sdk-error.ts';
import type { Venue } from './venue.ts';

/** Shows a venue without labels and without interactive elements. */
export async function showEngineMap(
  container: Container,
  venue: Venue,
  options: MapOptions,
): Promise<EngineMap> {
  if (typeof venue !== 'object' || venue === null || !('index' in venue)) {
    throw new SdkError(
      'sdk/bad-option',
      'showVenue: expected a venue as second argument, found none. Get it with loadVenue and wait for it.',
    );
  }
  const { engine } = venue.index;
  try {
    const map = await showEngineVenue(container, { venue: engine, labels: false, ...options });
    // The engine makes places interactive by default; in the older versions the app decides.
    const interactive = engine.floors
      .flatMap(({ elements }) => elements)
      .filter((element) => element.locations.length > 0);
    map.elements.set(interactive, { interactive: false });
    return map;
  } catch (error) {
    if (!(error instanceof MapViewError)) throw error;
    const why = toLegacyTerms(error.message).replace(/^showVenue: /, '');
    throw new SdkError('sdk/not-shown', `showVenue: ${why}`, { cause: error });
  }
}
