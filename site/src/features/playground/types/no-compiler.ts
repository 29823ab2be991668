/**
 * Replaces TypeScript in the page, where the editor only talks to the worker that has it. Code that
 * reads these properties never runs in the page.
 */
export default { ScriptElementKind: {}, DiagnosticCategory: {} };
