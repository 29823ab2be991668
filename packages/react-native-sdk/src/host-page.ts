/**
 * Source of the page in the web view. The build of the package puts it here; in the sources there is
 * none, because it is made from the Web SDK.
 */
export const HOST_PAGE: string = '';
