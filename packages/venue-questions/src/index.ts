export {
  answerQuestion,
  type AnswerOptions,
  type ResolvedQuestion,
  resolveQuestion,
} from './answer/answer-venue-question.ts';
export { chooseVenue, type ChosenVenue, type KnownVenue } from './choose/choose-venue.ts';
export { resolveInVenue } from './choose/resolve-in-venue.ts';
export type { NamedVenue } from './parse/read-venue-name.ts';
export { PlaceFinder } from './find/find-places.ts';
export { parseVenueQuestion } from './parse/parse-venue-question.ts';
export type {
  AnswerFloor,
  AnswerPlace,
  AnswerRoute,
  AnswerStep,
  VenueAnswer,
} from './venue-answer.ts';
export type { VenueQuestion } from './venue-question.ts';
