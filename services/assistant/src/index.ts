export type { AnswerEngine, AnswerEvent, Question, Reader } from './answer-engine.ts';
