export type { Access } from './protocol/access.ts';
export type { AnsweredQuery } from './protocol/answer-query.ts';
export { createSearchApp, type SearchAppOptions } from './protocol/app.ts';
export { IndexStore } from './protocol/index-store.ts';
export { type RateLimit, RateLimiter } from './protocol/rate-limit.ts';
