import type { AnswerPart } from './answer-part.ts';

/** Formats a part of an answer as Markdown. */
export function writePiece(piece: AnswerPart): string {
  switch (piece.kind) {
    case 'text':
      return `${piece.markdown}\n\n`;
    case 'caveat':
      return `${quote(`**Note:** ${piece.markdown}`)}\n\n`;
    case 'code': {
      const { language, code } = piece.block;
      const fence = code.includes('```') ? '~~~~' : '```';
      return `${fence}${language}\n${code}\n${fence}\n\n`;
    }
    case 'table':
      return `${[piece.header, piece.header.map(() => '-'), ...piece.rows].map(writeRow).join('\n')}\n\n`;
  }
}

function writeRow(cells: readonly string[]): string {
  return `| ${cells.map(writeCell).join(' | ')} |`;
}

function writeCell(markdown: string): string {
  return markdown.replaceAll('\n', ' ').replaceAll('|', '\\|');
}

function quote(markdown: string): string {
  return markdown.replaceAll(/^/gm, '> ');
}
