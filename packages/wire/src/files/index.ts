export { isPackument, mediaTypeOf, MEDIA_TYPES } from './media-types.ts';
export { SHARED_HEADERS } from './shared-headers.ts';
