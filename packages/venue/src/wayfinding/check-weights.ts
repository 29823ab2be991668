import type { Connection } from '../model/connection.ts';
import { suggestSimilar } from '../suggest-similar.ts';
import { VenueError } from '../venue-error.ts';

/** Types that any venue may have. A weight for a type that this venue lacks is not an error. */
const USUAL_TYPES = ['elevator', 'escalator', 'travelator', 'stairs', 'door', 'ramp', 'ladder'];

/**
 * Throws if a weight is not a valid factor or matches no connection, because a mistyped id would
 * silently have no effect.
 */
export function checkWeights(
  weights: Readonly<Record<string, number>>,
  connections: readonly Connection[],
): void {
  const types = new Set<string>([
    ...USUAL_TYPES,
    ...connections.map(({ connectionType }) => connectionType),
  ]);
  const ids = new Set(connections.map(({ id }) => id));
  for (const [key, factor] of Object.entries(weights)) {
    if (!types.has(key) && !ids.has(key)) {
      const similar = suggestSimilar(key, [...ids]);
      const meant =
        similar.length > 0 ? ` Connections with a similar id: ${similar.join(', ')}.` : '';
      throw new VenueError(
        'venue/bad-option',
        `connectionWeights: expected the id or the type of a connection, found "${key}". Types are: ${[...types].join(', ')}.${meant} venue.connections lists the ids.`,
      );
    }
    if (factor >= 0) continue;
    throw new VenueError(
      'venue/bad-option',
      `connectionWeights["${key}"]: expected a factor of 0 or more, found ${factor}. Use Infinity to exclude a connection.`,
    );
  }
}
