import type { TypeText } from '@brand/reference';
import { escapeHtml } from '../../markdown/escape-html.ts';
import type { Html } from '../published.ts';

const TOKEN =
  /(?<string>'[^']*'|"[^"]*"|`[^`]*`)|(?<number>\b\d[\d._]*\b)|(?<keyword>\b(?:abstract|any|as|asserts|bigint|boolean|class|const|declare|extends|false|function|get|in|infer|interface|is|keyof|let|never|new|null|number|object|readonly|set|static|string|symbol|this|true|type|typeof|undefined|unique|unknown|void|func|fun|val|var|struct|enum|protocol|throws|async|suspend|case|inout|nil|some|typealias)\b)/g;

/** A type with syntax colours and links to the symbols that it names. */
export function renderType(text: TypeText): Html {
  return text
    .map((part) =>
      typeof part === 'string' ? renderCode(part) : renderSymbolLink(part[0], part[1]),
    )
    .join('');
}

export function renderSymbolLink(text: string, id: string): Html {
  return `<a href="#${encodeURIComponent(id)}" data-symbol>${escapeHtml(text)}</a>`;
}

/** Code without links. */
export function renderCode(code: string): Html {
  let html = '';
  let from = 0;
  for (const match of code.matchAll(TOKEN)) {
    const kind = match.groups?.['string'] ? 's' : match.groups?.['number'] ? 'n' : 'k';
    html += escapeHtml(code.slice(from, match.index));
    html += `<span class="hl-${kind}">${escapeHtml(match[0])}</span>`;
    from = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(from));
}
