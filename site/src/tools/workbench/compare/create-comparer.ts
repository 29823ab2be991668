import { openQuestion } from '../open-question';
import type { OpenedSource } from '../opened-source';
import type { ComparisonApi } from './comparison-protocol';
import type { ComparedVenues } from './create-comparison';

/** Compares the open venue, as it is after the last edit, with one that the reader chooses. */
export function createComparer(current: () => OpenedSource): ComparisonApi {
  let other: OpenedSource | undefined;
  let comparisons = new WeakMap<OpenedSource, Promise<ComparedVenues>>();
  const compared = (): Promise<ComparedVenues> => {
    const source = current();
    if (!other) throw new Error('No venue to compare with is open. Choose one first.');
    const known = comparisons.get(source) ?? compare(other, source);
    comparisons.set(source, known);
    return known;
  };
  return {
    async compareWith(question, onProgress) {
      const result = await openQuestion(question, onProgress);
      if ('refusal' in result) return { state: 'refused', refusal: result.refusal };
      other = result.source;
      comparisons = new WeakMap();
      return { state: 'compared', comparison: (await compared()).summary };
    },
    readComparison: async () => (await compared()).summary,
    listDifferences: async (filter, start) => (await compared()).list(filter, start),
    locateDifference: async (index) => (await compared()).locate(index),
    drawDifferences: async (filter, floorId) => (await compared()).draw(filter, floorId),
  };
}

async function compare(former: OpenedSource, source: OpenedSource): Promise<ComparedVenues> {
  const { createComparison } = await import('./create-comparison');
  const document = await former.readVenue();
  const venue = { name: former.name, document };
  return createComparison(venue, await source.readVenue(), source.floors);
}
