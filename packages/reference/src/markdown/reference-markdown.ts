import type {
  Markdown,
  Parameter,
  Reference,
  ReferenceLanguage,
  ReferenceModule,
  ReferenceSymbol,
  Signature,
  TypeParameter,
  TypeText,
} from '../model.ts';
import { declarationParts, declarationToString, signatureParts } from '../declaration/index.ts';
import { typeToString } from '../type-to-string.ts';

/** Headings of a module's file, in order. */
const SECTIONS: readonly (readonly [title: string, kinds: readonly string[]])[] = [
  ['Functions', ['function']],
  ['Constants', ['constant']],
  ['Classes', ['class']],
  ['Interfaces', ['interface']],
  ['Types', ['type', 'enum', 'endpoint']],
  ['Errors', ['error']],
];

/** Info strings of fences. */
const FENCES: Readonly<Record<ReferenceLanguage, string>> = {
  typescript: 'ts',
  swift: 'swift',
  kotlin: 'kotlin',
  json: 'json',
  http: 'http',
};

/** Symbols by id and by parent. */
type Symbols = {
  readonly language: ReferenceLanguage;
  readonly byId: ReadonlyMap<string, ReferenceSymbol>;
  readonly members: ReadonlyMap<string, readonly ReferenceSymbol[]>;
  /** The module of the file that is being generated. */
  readonly module: string;
  /**
   * Returns the URL of a symbol, for standalone texts. Without it, links point to anchors in the
   * file.
   */
  readonly addressOf?: (id: string) => string;
};

/**
 * Formats a reference as Markdown, one file per module, for people and coding agents that have the
 * package but not the portal. Every symbol has an anchor with its id, which links point to.
 */
export function referenceMarkdown(reference: Reference): ReadonlyMap<string, string> {
  const tables = tablesOf(reference);
  return new Map(
    reference.modules.map((module) => [
      moduleFile(module.id),
      moduleText(reference, module, { ...tables, module: module.id }),
    ]),
  );
}

/** Formats each symbol as a standalone text, by id, with absolute URLs in links. */
export function symbolMarkdown(
  reference: Reference,
  address: (id: string) => string,
): ReadonlyMap<string, string> {
  const tables = tablesOf(reference);
  const modules = new Map(reference.modules.map((module) => [module.id, module]));
  return new Map(
    reference.symbols.map((symbol) => {
      const { id, kind, module } = symbol;
      const importName = modules.get(module)?.importName ?? module;
      const about = `${reference.title}, ${kind} of \`${importName}\`.`;
      const text = symbolText(symbol, { ...tables, module, addressOf: address }, about);
      return [id, text];
    }),
  );
}

function tablesOf({
  language,
  symbols,
}: Reference): Pick<Symbols, 'language' | 'byId' | 'members'> {
  return {
    language,
    byId: new Map(symbols.map((symbol) => [symbol.id, symbol])),
    members: Map.groupBy(
      symbols.filter(({ parent }) => parent !== undefined),
      ({ parent }) => parent!,
    ),
  };
}

/** The file name of a module. */
export function moduleFile(module: string): string {
  return `${module}.md`;
}

function moduleText(reference: Reference, module: ReferenceModule, symbols: Symbols): string {
  const own = reference.symbols.filter(
    (symbol) => symbol.module === module.id && symbol.parent === undefined,
  );
  const sections = SECTIONS.map(([title, kinds]) => ({
    title,
    listed: own.filter(({ kind }) => kinds.includes(kind)),
  })).filter(({ listed }) => listed.length > 0);
  const contents = sections.map(
    ({ title, listed }) => `- ${title}: ${listed.map(({ id }) => linkTo(id, symbols)).join(', ')}`,
  );
  const also = module.reexports?.map((id) => linkTo(id, symbols)).join(', ');
  return joinBlocks([
    `# \`${module.importName}\``,
    `${reference.title}, release ${reference.release}. ${resolveLinks(module.summary, symbols)}`,
    contents.join('\n'),
    also && `Can be imported from here too: ${also}.`,
    ...sections.flatMap(({ title, listed }) => [
      `## ${title}`,
      ...listed.map((symbol) => symbolText(symbol, symbols)),
    ]),
  ]);
}

function symbolText(symbol: ReferenceSymbol, symbols: Symbols, about?: string): string {
  const { id, kind, bases = [], examples = [], summary, details } = symbol;
  const members = symbols.members.get(id) ?? [];
  return joinBlocks([
    about === undefined ? `### ${id}\n\n${anchor(id, symbols)}` : `# ${id}\n\n${about}`,
    notes(symbol, symbols),
    resolveLinks(summary, symbols),
    details && resolveLinks(details, symbols),
    declarationText(symbol, symbols),
    symbol.parent !== undefined && facts(symbol),
    symbol.parent !== undefined && symbol.type && typeLinks([symbol.type], symbols),
    kind !== 'function' && bases.length > 0
      ? `Has all of ${bases.map((base) => linkedType(base, symbols)).join(', ')}.`
      : undefined,
    ...(symbol.signatures ?? []).map((signature) => signatureNotes(signature, symbols)),
    ...examples.map((example) => codeBlock(example, symbols)),
    memberList(members, symbols),
  ]);
}

/** The declaration as code. Types that consist of members list those instead. */
function declarationText(symbol: ReferenceSymbol, symbols: Symbols): string | undefined {
  const { name, kind, parent, signatures, type, typeParameters } = symbol;
  if (signatures) {
    const calls = signatures.map((signature) => callText(symbol, signature, symbols));
    return codeBlock(calls.join('\n'), symbols);
  }
  if (!type) return undefined;
  if (parent !== undefined || isNative(symbols))
    return codeBlock(valueText(symbol, symbols), symbols);
  const parameters = typeParameters ? typeParametersText(typeParameters) : '';
  const keyword = kind === 'constant' ? 'const' : 'type';
  return codeBlock(
    kind === 'constant'
      ? `${keyword} ${name}: ${typeToString(type)}`
      : `${keyword} ${name}${parameters} = ${typeToString(type)}`.replaceAll(/ +$/gm, ''),
    symbols,
  );
}

/** Swift and Kotlin have argument labels, effects and keywords that no other notation has. */
function isNative({ language }: Symbols): boolean {
  return language === 'swift' || language === 'kotlin';
}

/** A symbol that is not callable, with its type. */
function valueText(symbol: ReferenceSymbol, symbols: Symbols): string {
  if (isNative(symbols)) return declarationToString(declarationParts(symbol, symbols.language));
  const { name, type, isOptional } = symbol;
  return `${name}${isOptional ? '?' : ''}${type ? `: ${typeToString(type)}` : ''}`;
}

function callText(symbol: ReferenceSymbol, signature: Signature, symbols: Symbols): string {
  if (isNative(symbols)) {
    return declarationToString(signatureParts(symbol, signature, symbols.language));
  }
  const { typeParameters, parameters, returns } = signature;
  const list = parameters.map(
    (parameter) =>
      `${parameter.isRest ? '...' : ''}${parameter.name}${parameter.isOptional ? '?' : ''}: ${typeToString(parameter.type)}`,
  );
  const flat = list.join(', ');
  const shown = flat.length > 70 ? `\n  ${list.join(',\n  ')},\n` : flat;
  const generic = typeParameters ? typeParametersText(typeParameters) : '';
  return `${symbol.name}${generic}(${shown}): ${typeToString(returns)}`;
}

function typeParametersText(parameters: readonly TypeParameter[]): string {
  const list = parameters.map(
    ({ name, constraint, defaultType }) =>
      `${name}${constraint ? ` extends ${typeToString(constraint)}` : ''}${defaultType ? ` = ${typeToString(defaultType)}` : ''}`,
  );
  return `<${list.join(', ')}>`;
}

/** Documented parameters, and links to the types in a signature. */
function signatureNotes(signature: Signature, symbols: Symbols): string | undefined {
  const lines = signature.parameters.filter(hasNotes).map((parameter) => {
    const { name, summary } = parameter;
    return `- \`${name}\`: ${[summary && resolveLinks(summary, symbols), facts(parameter)].filter(Boolean).join(' ')}`;
  });
  const { returnsSummary, throws } = signature;
  if (returnsSummary) lines.push(`- Returns: ${resolveLinks(returnsSummary, symbols)}`);
  if (throws) lines.push(`- Throws: ${resolveLinks(throws, symbols)}`);
  const types = typeLinks(
    [...signature.parameters.map(({ type }) => type), signature.returns],
    symbols,
  );
  if (types) lines.push(`- ${types}`);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

function hasNotes({ summary, defaultValue, unit }: Parameter): boolean {
  return summary !== undefined || defaultValue !== undefined || unit !== undefined;
}

function memberList(members: readonly ReferenceSymbol[], symbols: Symbols): string | undefined {
  if (members.length === 0) return undefined;
  const lines = members
    .filter((member) => !isBrief(member, symbols))
    .map((member) => memberText(member, symbols));
  const taken = Map.groupBy(
    members.filter((member) => isBrief(member, symbols)),
    (member) => parentOf(member.inheritedFrom!),
  );
  for (const [origin, list] of taken) {
    const names = list.map(({ name }) => `\`${name}\``).join(', ');
    lines.push(`- From ${linkTo(origin, symbols)}: ${names}`);
  }
  return lines.join('\n');
}

/** Kinds whose inherited members are listed by name only; tables of options are complete. */
const BRIEF_PARENTS = new Set(['class', 'interface', 'error']);

function isBrief({ inheritedFrom, parent }: ReferenceSymbol, { byId }: Symbols): boolean {
  return inheritedFrom !== undefined && BRIEF_PARENTS.has(byId.get(parent!)!.kind);
}

function parentOf(id: string): string {
  return id.slice(0, id.lastIndexOf('.'));
}

function memberText(member: ReferenceSymbol, symbols: Symbols): string {
  const { id, signatures, type, summary, details, inheritedFrom } = member;
  const code = signatures
    ? signatures.map((signature) => oneLine(callText(member, signature, symbols))).join('` or `')
    : oneLine(valueText(member, symbols));
  const types = signatures
    ? typeLinks(
        signatures.flatMap(({ parameters, returns }) => [
          ...parameters.map((parameter) => parameter.type),
          returns,
        ]),
        symbols,
      )
    : typeLinks(type ? [type] : [], symbols);
  const origin = inheritedFrom && `From ${linkTo(inheritedFrom, symbols)}.`;
  const text = [
    notes(member, symbols, ' '),
    resolveLinks(summary, symbols),
    // Inherited members have their full text at their origin.
    !origin && details && resolveLinks(oneLine(details), symbols),
    facts(member),
    origin,
    types,
  ]
    .filter(Boolean)
    .join(' ');
  const nested = symbols.members.get(id) ?? [];
  const line = `- ${anchor(id, symbols)}\`${code}\`: ${text}`;
  const examples = (member.examples ?? []).map((example) =>
    indent(`\n${codeBlock(example, symbols)}\n`),
  );
  return [line, ...examples, ...nested.map((one) => indent(memberText(one, symbols)))].join('\n');
}

function notes(
  { since, deprecated, changed = [] }: ReferenceSymbol,
  symbols: Symbols,
  separator = '\n\n',
): string {
  return [
    deprecated !== undefined && `**Deprecated.** ${resolveLinks(deprecated, symbols)}`,
    since !== undefined && `Since ${since}.`,
    ...changed.map(({ version, text }) => `Changed in ${version}: ${resolveLinks(text, symbols)}`),
  ]
    .filter(Boolean)
    .join(separator);
}

function facts({
  unit,
  defaultValue,
  summary = '',
}: {
  unit?: string;
  defaultValue?: string;
  summary?: string;
}): string {
  const isSaid = unit !== undefined && summary.toLowerCase().includes(unit.toLowerCase());
  return [unit && !isSaid && `In ${unit}.`, defaultValue && `Default: ${defaultValue}.`]
    .filter(Boolean)
    .join(' ');
}

/** Formats `See A, B.` for the symbols in the types. */
function typeLinks(types: readonly TypeText[], symbols: Symbols): string | undefined {
  const ids = types.flatMap((type) =>
    type.flatMap((part) => (typeof part === 'string' ? [] : [part[1]])),
  );
  if (ids.length === 0) return undefined;
  return `See ${[...new Set(ids)].map((id) => linkTo(id, symbols)).join(', ')}.`;
}

function linkedType(type: TypeText, symbols: Symbols): string {
  return type
    .map((part) =>
      typeof part === 'string' ? part.replaceAll('<', '\\<') : linkTo(part[1], symbols),
    )
    .join('');
}

function resolveLinks(text: Markdown, symbols: Symbols): string {
  return text.replaceAll(/\]\(ref:([^)\s]+)\)/g, (_, id: string) => `](${addressOf(id, symbols)})`);
}

function linkTo(id: string, symbols: Symbols): string {
  return `[${id}](${addressOf(id, symbols)})`;
}

function addressOf(id: string, symbols: Symbols): string {
  if (symbols.addressOf) return symbols.addressOf(id);
  const symbol = symbols.byId.get(id);
  // An inherited member that is listed by name only links to its origin.
  if (symbol && isBrief(symbol, symbols)) return addressOf(symbol.inheritedFrom!, symbols);
  const target = symbol?.module ?? symbols.module;
  return `${target === symbols.module ? '' : moduleFile(target)}#${id}`;
}

function anchor(id: string, { addressOf: isAlone }: Symbols): string {
  return isAlone ? '' : `<a id="${id}"></a>`;
}

function codeBlock(code: string, { language }: Symbols): string {
  return `\`\`\`${FENCES[language]}\n${code}\n\`\`\``;
}

function oneLine(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/^\| /, '')
    .replaceAll(/([([{]) \| /g, '$1')
    .replaceAll(/,? \)/g, ')')
    .replaceAll('( ', '(')
    .trim();
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function joinBlocks(blocks: readonly (string | undefined | false | '')[]): string {
  return `${blocks
    .filter(Boolean)
    .map((block) => (block as string).trimEnd())
    .join('\n\n')}\n`;
}
