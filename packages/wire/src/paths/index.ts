export { decodePath } from './decode-path.ts';
export { findSiteFile } from './find-site-file.ts';
export { findRedirect, type Redirect } from './redirects.ts';
export { isServicePath, SERVICE_PATHS } from './service-paths.ts';
