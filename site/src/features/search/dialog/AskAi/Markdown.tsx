import { countCodeBlocks, parseMarkdown, plainText } from '../../assistant/parse-markdown';
import { type Address, resolveLink, type SitePlace } from '../../assistant/resolve-link';
import type { MarkedToken, Token, Tokens, TokensList } from 'marked';
import { type ComponentType, Fragment, memo, type ReactNode, useMemo } from 'react';
import { decodeEntities } from '@site/src/kit/decode-entities';

export type LinkProps = {
  readonly address: Address;
  readonly className?: string;
  readonly children: ReactNode;
};

export type CodeProps = {
  readonly language: string;
  readonly text: string;
  /** 0-based index among the fenced blocks of the answer; missing for indented code. */
  readonly number?: number;
};

type Looks = {
  readonly place: SitePlace;
  readonly Code: ComponentType<CodeProps>;
  readonly Link: ComponentType<LinkProps>;
};

type Props = Looks & {
  readonly text: string;
  /** Number of code blocks before this text. */
  readonly firstCodeBlock: number;
};

/** Level of the first heading, one below that of the question. */
const FIRST_LEVEL = 3;
/** Deeper nesting is rendered as plain text. */
const MAX_DEPTH = 12;

/**
 * Renders Markdown as elements. Markup in it is rendered as text, so that an answer cannot inject
 * elements.
 */
export default function Markdown({ text, firstCodeBlock, ...looks }: Props) {
  const tokens = useMemo(() => parseMarkdown(text), [text]);
  if (tokens === undefined) {
    return (
      <>
        <p>This answer is not valid Markdown, so it is shown as plain text:</p>
        <p className="DocSearch-AskAiScreen-Plain">{text}</p>
      </>
    );
  }
  return numberTokens(tokens, firstCodeBlock).map((numbered, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- Blocks come one after the other, and stay where they are.
    <Block key={at} {...numbered} {...looks} />
  ));
}

type NumberedToken = {
  readonly token: Token;
  /** Index of its first code block. */
  readonly codeBlock: number;
  /** Heading level in the output. */
  readonly level: number;
  /** Number of link reference definitions in the text. */
  readonly definitions: number;
};

function numberTokens(tokens: TokensList, firstCodeBlock: number): NumberedToken[] {
  const levels = listLevels(tokens);
  const definitions = Object.keys(tokens.links).length;
  let codeBlocks = firstCodeBlock;
  return tokens.map((token) => {
    const codeBlock = codeBlocks;
    codeBlocks += countCodeBlocks(token);
    const level = token.type === 'heading' ? (levels.get(token['depth'] as number) ?? 0) : 0;
    return { token, codeBlock, level, definitions };
  });
}

/** Maps heading depths to consecutive levels. */
function listLevels(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? [token['depth']] : []));
  return new Map([...new Set(depths as number[])].toSorted().map((depth, at) => [depth, at]));
}

/** Memoized: while an answer streams, only its last block changes. */
const Block = memo(
  function Block({ token, codeBlock, level, place, Code, Link }: Looks & NumberedToken) {
    const counter = { codeBlock };
    return <>{draw([token], { place, Code, Link, level, counter, depth: 0 })}</>;
  },
  (before, after) =>
    before.token.raw === after.token.raw &&
    before.codeBlock === after.codeBlock &&
    before.level === after.level &&
    before.definitions === after.definitions &&
    before.place === after.place,
);

type Drawing = Looks & {
  readonly level: number;
  readonly depth: number;
  readonly counter: { codeBlock: number };
};

function draw(tokens: readonly Token[] | undefined, drawing: Drawing): ReactNode {
  if (drawing.depth > MAX_DEPTH) return tokens?.map(({ raw }) => raw).join('');
  const deeper = { ...drawing, depth: drawing.depth + 1 };
  return tokens?.map((token, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other name.
    <Fragment key={at}>{drawToken(token as MarkedToken, deeper)}</Fragment>
  ));
}

function drawToken(token: MarkedToken, drawing: Drawing): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{draw(token.tokens, drawing)}</p>;
    case 'heading': {
      const Heading = `h${Math.min(FIRST_LEVEL + drawing.level, 6)}` as 'h3';
      return <Heading>{draw(token.tokens, drawing)}</Heading>;
    }
    case 'blockquote':
      return <blockquote>{draw(token.tokens, drawing)}</blockquote>;
    case 'list':
      return drawList(token, drawing);
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'table':
      return drawTable(token, drawing);
    case 'code':
      return drawCode(token, drawing);
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'strong':
      return <strong>{draw(token.tokens, drawing)}</strong>;
    case 'em':
      return <em>{draw(token.tokens, drawing)}</em>;
    case 'del':
      return <del>{draw(token.tokens, drawing)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link':
      return drawLink(token, draw(token.tokens, drawing), drawing);
    case 'image':
      return drawImage(token, drawing);
    case 'escape':
      return token.text;
    case 'text':
      return token.tokens ? draw(token.tokens, drawing) : decodeEntities(token.text);
    case 'html':
      return token.block ? <p>{token.raw}</p> : token.raw;
    default:
      return token.raw;
  }
}

function drawList({ ordered, start, items }: Tokens.List, drawing: Drawing): ReactNode {
  const rows = items.map((item, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other name.
    <li key={at}>{draw(item.tokens, drawing)}</li>
  ));
  return ordered ? <ol start={start === '' ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>;
}

function drawTable({ header, rows }: Tokens.Table, drawing: Drawing): ReactNode {
  const drawCells = (cells: readonly Tokens.TableCell[], Cell: 'th' | 'td'): ReactNode =>
    cells.map(({ tokens, align }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other name.
      <Cell key={at} data-align={align ?? undefined}>
        {draw(tokens, drawing)}
      </Cell>
    ));
  return (
    // Scrolls sideways, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="DocSearch-AskAiScreen-Table" role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>{drawCells(header, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other name.
            <tr key={at}>{drawCells(cells, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function drawCode({ lang, text, codeBlockStyle }: Tokens.Code, drawing: Drawing): ReactNode {
  const { Code, counter } = drawing;
  const language = /^[\w#+-]+/.exec(lang ?? '')?.[0] ?? '';
  if (codeBlockStyle === 'indented') return <Code language={language} text={text} />;
  const number = counter.codeBlock;
  counter.codeBlock += 1;
  return <Code language={language} text={text} number={number} />;
}

function drawLink(token: Tokens.Link | Tokens.Image, label: ReactNode, drawing: Drawing) {
  const { Link, place } = drawing;
  const address = resolveLink(decodeEntities(token.href), place);
  // Unsafe or invalid links are rendered as text.
  return address ? <Link address={address}>{label}</Link> : label;
}

/** Images of other hosts would reveal the reader to them, so they become links. */
function drawImage(token: Tokens.Image, drawing: Drawing): ReactNode {
  const alt = plainText(token) || token.href;
  const address = resolveLink(token.href, drawing.place);
  if (!address?.href.startsWith('/')) return drawLink(token, alt, drawing);
  return <img src={address.href} alt={alt} loading="lazy" />;
}
