/**
 * Chunks that load after the map. They are few and have short names, because every page of the site
 * carries the names of all chunks.
 */
export const loadCodeParts = () => import(/* webpackChunkName: "pg-code" */ './code');
export const loadEditorParts = () => import(/* webpackChunkName: "pg-editor" */ './editor');
export const loadExportChunk = () => import(/* webpackChunkName: "pg-take" */ './take-home');

/** The chunk that parses and edits code. */
export type CodeParts = Awaited<ReturnType<typeof loadCodeParts>>;
