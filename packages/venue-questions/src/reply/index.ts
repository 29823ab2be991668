export { escapeMarkdown } from './escape-markdown.ts';
export { toReply } from './to-reply.ts';
