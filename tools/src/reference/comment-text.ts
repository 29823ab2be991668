import type { JSONOutput } from 'typedoc';
import type { Markdown } from '@brand/reference';

type Comment = JSONOutput.Comment;
type DisplayPart = JSONOutput.CommentDisplayPart;

/** Returns the id of the symbol that `{@link …}` refers to. */
export type LinkResolver = (target: unknown, text: string) => string | undefined;

/** The parts of a TSDoc comment. */
export type CommentText = {
  /** The first sentence. */
  readonly summary: Markdown;
  readonly details?: Markdown;
  readonly defaultValue?: string;
  readonly examples?: readonly string[];
  readonly since?: string;
  readonly deprecated?: Markdown;
  readonly changed?: readonly { readonly version: string; readonly text: Markdown }[];
  readonly returns?: Markdown;
  readonly throws?: Markdown;
};

/** Parses a comment. Without one the summary is empty. */
export function readComment(comment: Comment | undefined, resolve: LinkResolver): CommentText {
  if (!comment) return { summary: '' };
  const text = (tag: string): Markdown | undefined => {
    const texts = tagsOf(comment, tag).map(({ content }) => asMarkdown(content, resolve));
    return texts.length > 0 ? texts.join('\n\n') : undefined;
  };
  const [summary, rest] = splitFirstSentence(asMarkdown(comment.summary, resolve));
  const see = text('@see');
  const details = [rest, text('@remarks'), see && `See ${see}`].filter(Boolean).join('\n\n');
  const defaultValue = text('@defaultValue');
  const examples = tagsOf(comment, '@example').flatMap(({ content }) => readExamples(content));
  const since = text('@since');
  const deprecated = text('@deprecated');
  const changed = tagsOf(comment, '@changed').map(({ content }) =>
    readChange(asMarkdown(content, resolve)),
  );
  const returns = text('@returns');
  const throws = text('@throws');
  return {
    summary,
    ...(details && { details }),
    ...(defaultValue && { defaultValue: stripBackticks(defaultValue) }),
    ...(examples.length > 0 && { examples }),
    ...(since && { since }),
    ...(deprecated && { deprecated }),
    ...(changed.length > 0 && { changed: changed.toSorted((a, b) => compareVersions(b, a)) }),
    ...(returns && { returns }),
    ...(throws && { throws }),
  };
}

/** The first sentence and what follows it. */
export function splitFirstSentence(text: string): [summary: string, rest: string] {
  const paragraph = text.split('\n\n', 1)[0]!;
  const end = /^(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|[^`[]|\[)*?[.!?](?=\s+[A-Z`[(]|\s*$)/.exec(
    paragraph,
  );
  const summary = end ? end[0] : paragraph;
  return [summary.trim(), text.slice(summary.length).trim()];
}

function tagsOf({ blockTags = [] }: Comment, tag: string): readonly JSONOutput.CommentTag[] {
  return blockTags.filter((blockTag) => blockTag.tag === tag);
}

/** Markdown with one line per paragraph, because lines of a comment wrap with the source. */
export function asMarkdown(parts: readonly DisplayPart[], resolve: LinkResolver): Markdown {
  const text = parts.map((part) => partText(part, resolve)).join('');
  return text
    .split(/(^```[^]*?^```$)/m)
    .map((piece) =>
      piece.startsWith('```')
        ? piece
        : piece.replaceAll(/(\S)\n(?!\n|\s*(?:[-*|]|\d+\.)\s)/g, '$1 '),
    )
    .join('')
    .trim();
}

function partText(part: DisplayPart, resolve: LinkResolver): string {
  if (part.kind !== 'inline-tag') return part.text;
  const shown = part.text.trim();
  if (!part.tag.startsWith('@link')) return shown;
  const target: unknown = 'target' in part ? part.target : undefined;
  if (typeof target === 'string') return `[${shown}](${target})`;
  const id = resolve(target, shown);
  return id === undefined ? `\`${shown}\`` : `[\`${shown}\`](ref:${id})`;
}

/** The code of an `@example`, without its fence. */
function readExamples(content: readonly DisplayPart[]): string[] {
  const text = content.map(({ text: piece }) => piece).join('');
  const fenced = [...text.matchAll(/^```\w*\n([^]*?)\n?^```/gm)].map(([, code = '']) => code);
  return (fenced.length > 0 ? fenced : [text]).map((code) => code.trim()).filter(Boolean);
}

/** `6.1 Takes a signal.` */
function readChange(text: Markdown): { version: string; text: Markdown } {
  const [version = ''] = text.split(/\s/, 1);
  return { version, text: text.slice(version.length).trim() };
}

function compareVersions(a: { version: string }, b: { version: string }): number {
  return a.version.localeCompare(b.version, 'en', { numeric: true });
}

function stripBackticks(text: string): string {
  const code = /^```\w*\n([^]*?)\n?```$/.exec(text)?.[1] ?? /^`([^`]+)`$/.exec(text)?.[1];
  return (code ?? text.replaceAll(/\s+/g, ' ')).trim();
}
