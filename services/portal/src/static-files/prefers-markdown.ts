import { parseAcceptHeader } from './parse-accept-header.ts';

/** Whether a client prefers Markdown to HTML. Browsers never do. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const qualities = parseAcceptHeader(accept);
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}
