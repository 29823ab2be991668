/**
 * Stands in for TypeScript in the page, where the editor only talks to the worker that has it. What
 * reads these there is never called.
 */
export default { ScriptElementKind: {}, DiagnosticCategory: {} };
