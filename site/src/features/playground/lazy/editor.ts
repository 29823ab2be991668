export { CodeEditor } from '../editor/code-editor';
export { startTypeHelp } from '../types/start-type-help';
