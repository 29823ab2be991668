import { FINDING_CODES, type FindingCode } from '@brand/mvf/validate';

/** A rule of the format, as SPEC.md states it. */
export type SpecRule = {
  /** Stable id: `N2`. */
  readonly id: string;
  /** The requirement, as Markdown. */
  readonly text: string;
  /** Codes of the findings that report a violation. */
  readonly codes: readonly FindingCode[];
  /** Page that explains it: `core`, or `data-model` of an older version. */
  readonly page: string;
  readonly version: RuleVersion;
};

type RuleVersion = 1 | 2 | 3;

/** The pages of sections that are not named after their extension. */
const PAGES: Readonly<Record<string, string>> = {
  Bundle: 'overview',
  Values: 'overview',
  'URLs of files and pages': 'overview',
  'Ids and references': 'core',
  Shapes: 'core',
  Routes: 'nodes',
};

const SECTION = /^## (.+)$/;
const RULE = /^- \*\*\[([A-Z]\d+)\]\*\* (.*)$/;
const CODES = /(?: `[a-z]+(?:-[a-z]+)+`)+$/;
const HELD = /^The rules (.+) hold as in version 3/;
const HELD_RANGE = /\[([A-Z])(\d+)\](?: to \[[A-Z](\d+)\])?/g;

/**
 * Parses the rules of SPEC.md. A version before 3 has its own rules and those that apply to it as
 * well.
 */
export function readRules(spec: string): SpecRule[] {
  const rules: SpecRule[] = [];
  let section = '';
  for (const line of spec.split('\n')) {
    section = SECTION.exec(line)?.[1] ?? section;
    const version = versionOf(section);
    const page = version === 3 ? pageOf(section) : 'data-model';
    const [, held] = HELD.exec(line) ?? [];
    if (held !== undefined) {
      const ids = idsIn(held);
      rules.push(
        ...rules
          .filter((rule) => rule.version === 3 && ids.has(rule.id))
          .map((rule) => ({ ...rule, page, version })),
      );
    }
    const [, id, whole = ''] = RULE.exec(line) ?? [];
    if (id === undefined) continue;
    const [codes = ''] = CODES.exec(whole) ?? [];
    const text = whole.slice(0, whole.length - codes.length);
    rules.push({ id, text, codes: codesIn(codes), page, version });
  }
  return rules;
}

function versionOf(section: string): RuleVersion {
  if (section === 'Version 1') return 1;
  return section === 'Version 2' ? 2 : 3;
}

function pageOf(section: string): string {
  return PAGES[section] ?? section.toLowerCase().replaceAll(' ', '-');
}

function idsIn(held: string): ReadonlySet<string> {
  const ids = [...held.matchAll(HELD_RANGE)].flatMap(([, letter = '', from = '', to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => `${letter}${Number(from) + at}`,
    ),
  );
  return new Set(ids);
}

function codesIn(text: string): FindingCode[] {
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const unknown = codes.find((code) => !Object.hasOwn(FINDING_CODES, code));
  if (unknown !== undefined) throw new Error(`SPEC.md names "${unknown}", which is no finding.`);
  return codes as FindingCode[];
}
