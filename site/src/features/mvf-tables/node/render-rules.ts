import { docsPath, FINDING_CODES, type FindingCode } from '@brand/mvf/validate';
import { escapeHtml } from '../../../markdown/escape-html.ts';
import type { Html } from '../../../reference/published.ts';
import { inlineHtml, renderHtmlTable } from './html-table.ts';
import type { MvfPage } from './page-of-file.ts';
import type { SpecRule } from './spec-rules.ts';

export type RulesRequest = {
  readonly page: MvfPage;
  readonly rules: readonly SpecRule[];
  /** Base URL of the site, with a trailing slash. */
  readonly baseUrl: string;
};

/** The rules that a page explains, and the findings that link to it, with their anchors. */
export type RulesTables = { readonly html: Html; readonly anchors: readonly string[] };

export function renderRules({ page, rules, baseUrl }: RulesRequest): RulesTables {
  const ofVersion = rules.filter(({ version }) => version === page.version);
  const ofPage = ofVersion.filter((rule) => rule.page === page.name);
  const codes = codesOf(page, ofVersion);
  const hrefOf = (path: string): string => hrefFrom(page, path, baseUrl);
  if (ofPage.length + codes.length === 0) throw new Error('SPEC.md has no rules for this page.');
  const tables = [
    ofPage.length > 0 && renderRuleTable(ofPage, hrefOf),
    codes.length > 0 && renderFindingTable(codes, ofVersion, hrefOf),
  ];
  return {
    html: tables.filter((table) => table !== false).join(''),
    anchors: [...ofPage.map(({ id }) => id), ...codes],
  };
}

/** Codes whose findings link to the page, in code order. */
function codesOf(page: MvfPage, rules: readonly SpecRule[]): FindingCode[] {
  const reported = new Set(rules.flatMap((rule) => rule.codes));
  return (Object.keys(FINDING_CODES) as FindingCode[]).filter(
    (code) => reported.has(code) && docsPath(code, page.version).startsWith(`${page.path}#`),
  );
}

function hrefFrom(page: MvfPage, path: string, baseUrl: string): string {
  return path.startsWith(`${page.path}#`) ? path.slice(page.path.length) : baseUrl + path.slice(1);
}

type HrefOf = (path: string) => string;

function renderRuleTable(rules: readonly SpecRule[], hrefOf: HrefOf): Html {
  return renderHtmlTable({
    caption: 'Rules',
    columns: ['Rule', 'Requirement', 'Reported as'],
    rows: rules.map(({ id, text, codes, version }) => ({
      id,
      cells: [
        `<code>${id}</code>`,
        inlineHtml(text),
        codes.map((code) => codeLink(code, hrefOf(docsPath(code, version)))).join('<br>'),
      ],
    })),
  });
}

function renderFindingTable(
  codes: readonly FindingCode[],
  rules: readonly SpecRule[],
  hrefOf: HrefOf,
): Html {
  return renderHtmlTable({
    caption: 'Validator findings',
    columns: ['Finding', 'Problem', 'Solution', 'Rules'],
    rows: codes.map((code) => {
      const { severity, title, fix } = FINDING_CODES[code];
      const broken = rules.filter((rule) => rule.codes.includes(code));
      return {
        id: code,
        cells: [
          `<code>${code.replaceAll('-', '-<wbr>')}</code> <small>${severity}</small>`,
          inlineHtml(title),
          inlineHtml(fix),
          broken.map((rule) => codeLink(rule.id, hrefOf(rulePath(rule)))).join(' '),
        ],
      };
    }),
  });
}

function codeLink(text: string, href: string): Html {
  const shown = escapeHtml(text).replaceAll('-', '-<wbr>');
  return `<a href="${escapeHtml(href)}"><code>${shown}</code></a>`;
}

/** Path of the section that explains a rule. */
export function rulePath({ id, page, version }: SpecRule): string {
  const folder = version === 3 ? 'v3/specification' : `v${version}`;
  return `/docs/mvf/${folder}/${page}#${id}`;
}
