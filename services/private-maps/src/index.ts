export { createDemoTokens } from './demo-tokens.ts';
export { createPrivateVenues, type PrivateVenuesOptions } from './private-venues.ts';
export { readPrivateMapSettings, type PrivateMapSettings } from './settings.ts';
export { checkViewerToken, type TokenCheck, type TokenKeys } from './viewer-token.ts';
