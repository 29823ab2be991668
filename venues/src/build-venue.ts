import type { Mvf1Document, Mvf2Document, Mvf3Document } from '@brand/mvf';
import { assembleVenue } from '@brand/mvf/assemble';
import { downgradeTo1, downgradeTo2 } from '@brand/mvf/convert';
import { compileVenue } from './dsl/compile-venue.ts';
import type { VenueSource } from './dsl/venue-source.ts';

/** A demo venue in every version of the format. */
export type BuiltVenue = {
  readonly slug: string;
  readonly name: string;
  readonly mvf3: Mvf3Document;
  readonly mvf2: Mvf2Document;
  readonly mvf1: Mvf1Document;
};

/** Compiles and assembles a venue. The source is ours, so every repair is an error. */
export function buildVenue(source: VenueSource): BuiltVenue {
  const draft = compileVenue(source);
  const { document, report } = assembleVenue(draft, { guessDoors: false });
  if (report.length > 0) {
    const lines = report.map(({ action, code, message }) => `${action} ${code}: ${message}`);
    throw new Error(`${source.slug} is not drawn well:\n  ${lines.join('\n  ')}`);
  }
  return {
    slug: source.slug,
    name: draft.name,
    mvf3: document,
    mvf2: downgradeTo2(document).document,
    mvf1: downgradeTo1(document).document,
  };
}
