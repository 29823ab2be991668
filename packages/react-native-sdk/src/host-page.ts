/**
 * Source of the page in the web view. Empty in the sources; the build of the package inserts it,
 * because it is built from the Web SDK.
 */
export const HOST_PAGE: string = '';
