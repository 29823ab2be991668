import type { PlaceFinder } from '../find/find-places.ts';
import type { Place } from '../find/place-index.ts';
import { floorsOf } from '../find/find-places.ts';
import type { AnswerPlace, VenueAnswer } from '../venue-answer.ts';
import type { Floor } from '@brand/venue';

/** What every answer needs. */
export type AnswerContext = {
  readonly finder: PlaceFinder;
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
};

const MAX_PLACES = 12;

export function toAnswerPlace(place: Place): AnswerPlace {
  return {
    type: place.type,
    id: place.id,
    name: place.name,
    floors: floorsOf(place).map(toAnswerFloor),
  };
}

export function toAnswerFloor({ id, name }: Floor): { id: string; name: string } {
  return { id, name };
}

export function answer(
  status: VenueAnswer['status'],
  text: string,
  {
    places = [],
    ...rest
  }: { readonly places?: readonly Place[] } & Partial<Pick<VenueAnswer, 'route' | 'choices'>> = {},
): VenueAnswer {
  return {
    status,
    text,
    places: places.slice(0, MAX_PLACES).map(toAnswerPlace),
    choices: [],
    ...rest,
  };
}
