export { clientAddress, clientNetwork } from './client-address.ts';
export { type Environment, readChoice, readInteger, readNumber } from './environment.ts';
export { forwardedEntry } from './forwarded-entry.ts';
export { matchesEtag } from './matches-etag.ts';
export { readProxyHops } from './proxy-hops.ts';
export { publicOrigin } from './public-origin.ts';
export { type LimitOptions, rateLimit } from './rate-limit-middleware.ts';
export { runInSlices, runSync, type SlicedTask } from './time-slices.ts';
export {
  createLocalLimiter,
  type CreateRateLimiter,
  type RateLimit,
  RateLimiter,
  type RateState,
} from './rate-limit.ts';
export { BodyTooLargeError, readBoundedText } from './read-bounded-text.ts';
export { readFolder } from './read-folder.ts';
export { readRateLimit } from './read-rate-limit.ts';
export { SERVER_OPTIONS } from './server-options.ts';
export { throttleErrors } from './throttle-errors.ts';
export { verifySignature, signText, type TokenKey } from './sign-text.ts';
export {
  readTokenKeys,
  SHARED_SECRET,
  type SigningKeys,
  type TokenKeySettings,
} from './signing-keys.ts';
