export { moduleFile, referenceMarkdown, symbolMarkdown } from './reference-markdown.ts';
