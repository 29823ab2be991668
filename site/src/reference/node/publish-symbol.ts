import type { Parameter, Reference, ReferenceSymbol, Signature } from '@brand/reference';
import type { NameResolver } from '@brand/reference/search';
import { highlightCode } from '../../markdown/highlight-code.ts';
import type {
  Html,
  PublishedParameter,
  PublishedSignature,
  PublishedSymbol,
} from '../published.ts';
import type { IsOptions, NamedType } from './find-option-types.ts';
import { linkExample } from './link-example.ts';
import { renderDeclaration, renderSignature } from './render-declaration.ts';
import type { MarkdownRenderer } from './render-markdown.ts';
import { renderType } from './render-type.ts';

export type PublishContext = {
  readonly reference: Reference;
  readonly markdown: MarkdownRenderer;
  /** Finds the symbol that code names. */
  readonly resolve: NameResolver;
  /** Replaces workspace package names with the published ones. */
  readonly toReaders: (code: string) => string;
  readonly namedType: NamedType;
  readonly isOptions: IsOptions;
};

/** Renders one symbol. The caller adds its relations to other symbols. */
export async function publishSymbol(
  symbol: ReferenceSymbol,
  context: PublishContext,
): Promise<PublishedSymbol> {
  const { markdown, reference } = context;
  const { id, name, kind, module, details, deprecated, type } = symbol;
  const { defaultValue, unit, isOptional, isReadonly, isStatic, since, inheritedFrom } = symbol;
  const signatures = symbol.signatures?.map((each) => publishSignature(symbol, each, context));
  return omitUndefined({
    id,
    name,
    kind,
    module,
    summary: markdown.inline(symbol.summary),
    details: details === undefined ? undefined : await markdown.block(details),
    code: isDeclared(symbol) ? renderDeclaration(symbol, reference.language) : undefined,
    type: type && renderType(type),
    signatures,
    defaultValue,
    unit,
    isOptional,
    isReadonly,
    isStatic,
    since,
    inheritedFrom,
    changed: symbol.changed?.map(({ version, text }) => ({ version, text: markdown.inline(text) })),
    deprecated: deprecated === undefined ? undefined : markdown.inline(deprecated),
    examples: await publishExamples(symbol, context),
  }) as PublishedSymbol;
}

/** A declaration without type and bases would only repeat the name. */
function isDeclared({ type, bases = [], signatures }: ReferenceSymbol): boolean {
  return !signatures && (type !== undefined || bases.length > 0);
}

function publishExamples(
  { examples }: ReferenceSymbol,
  { reference: { language }, resolve, toReaders }: PublishContext,
): Promise<Html[]> | undefined {
  return (
    examples &&
    Promise.all(
      examples.map((example) => {
        const code = toReaders(example);
        return highlightCode(code, language, { links: linkExample(code, resolve) });
      }),
    )
  );
}

function publishSignature(
  symbol: ReferenceSymbol,
  signature: Signature,
  context: PublishContext,
): PublishedSignature {
  const { markdown, reference } = context;
  const { returns, returnsSummary, throws } = signature;
  return omitUndefined({
    code: renderSignature(symbol, signature, reference.language),
    parameters: signature.parameters.map((parameter) => publishParameter(parameter, context)),
    returns: symbol.kind === 'constructor' ? undefined : renderType(returns),
    returnsSummary: returnsSummary && markdown.inline(returnsSummary),
    throws: throws && markdown.inline(throws),
  }) as PublishedSignature;
}

/** A parameter without a summary gets the one of its type. */
function publishParameter(
  { name, type, summary, defaultValue, unit, isOptional, isRest }: Parameter,
  { markdown, namedType, isOptions }: PublishContext,
): PublishedParameter {
  const named = namedType(type);
  const told = summary ?? named?.summary;
  return omitUndefined({
    name: isRest ? `...${name}` : name,
    type: renderType(type),
    summary: told && markdown.inline(told),
    // An empty object as a default carries no information.
    defaultValue: defaultValue === '{}' ? undefined : defaultValue,
    unit,
    isOptional,
    fieldsOf: named && isOptions(named) ? named.id : undefined,
  }) as PublishedParameter;
}

function omitUndefined(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
