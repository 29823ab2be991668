import type { AnswerElement, AnswerRoute, VenueAnswer } from '../venue-answer.ts';

/** What a map shows of an answer: ids and options, with which the SDK finds the route again. */
type Reply = {
  readonly status: string;
  readonly venue: { readonly id: string; readonly name: string };
  readonly places: readonly (AnswerElement & { readonly name: string })[];
  readonly route?: Pick<AnswerRoute, 'start' | 'end' | 'isStepFree' | 'avoided'>;
  readonly choices: readonly { readonly label: string; readonly question: string }[];
};

/** Reduces an answer to the data that a conversation carries besides its text. */
export function toReply(
  { id, name }: Reply['venue'],
  { status, places, route, choices }: VenueAnswer,
): Reply {
  return {
    status,
    venue: { id, name },
    places: places.map((place) => ({ type: place.type, id: place.id, name: place.name })),
    ...(route && {
      route: {
        start: route.start,
        end: route.end,
        isStepFree: route.isStepFree,
        avoided: route.avoided,
      },
    }),
    choices: choices.map((choice) => ({ label: choice, question: choice })),
  };
}
