export { clientAddress } from './client-address.ts';
export { type LimitOptions, limitRequests } from './limit-requests.ts';
export { runInSlices, runSync, type SlicedTask } from './time-slices.ts';
export { type RateLimit, RateLimiter, type RateState } from './rate-limit.ts';
export { BodyTooLong, readBoundedText } from './read-bounded-text.ts';
export { type Environment, readCount } from './read-count.ts';
export { SERVER_OPTIONS } from './server-options.ts';
export { isSignedBy, signText, type TokenKey } from './sign-text.ts';
export { readTokenKeys, type TokenKeys, type TokenKeySettings } from './token-keys.ts';
