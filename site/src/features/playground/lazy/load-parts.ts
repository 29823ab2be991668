/**
 * What is loaded after the map, in few files with short names: every page of the site carries the
 * names of all.
 */
export const loadCodeParts = () => import(/* webpackChunkName: "pg-code" */ './code');
export const loadEditorParts = () => import(/* webpackChunkName: "pg-editor" */ './editor');
export const loadExportChunk = () => import(/* webpackChunkName: "pg-take" */ './take-home');

/** What reads and changes the code of a program. */
export type CodeParts = Awaited<ReturnType<typeof loadCodeParts>>;
