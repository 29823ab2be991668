import type { CodeTypes } from '@brand/wire/assistant';
import type { CodeKind, PlaygroundProgram } from './compile-request.ts';
import type { MissingName } from './missing-names.ts';
import type { TypeCheckEnvironment } from './type-check-environment.ts';

export type CompiledCode = {
  readonly code: string;
  readonly kind: CodeKind;
  readonly types: CodeTypes;
  readonly imported: readonly string[];
  /** Names that it uses without declaring them. */
  readonly missing: readonly MissingName[];
};

const SHOWN_VENUE = "await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' })";
const MAP_NAMES: ReadonlySet<string> = new Set(['map', 'mapView', 'view']);

/**
 * The complete program for code that compiles: the code itself, or a fragment wrapped with a map of
 * a demo venue. `undefined` if the playground cannot open it or it would show nothing.
 */
export function makeProgram(
  compiled: CompiledCode,
  environment: TypeCheckEnvironment,
): PlaygroundProgram | undefined {
  const { code, kind, types, missing } = compiled;
  const isOpened = types.sdk === 'web-sdk' && types.version === '6.0';
  if (!isOpened || !compiled.imported.every((each) => canOpen(each, compiled))) return undefined;
  const isReact = kind === 'tsx' || kind === 'jsx';
  if (isReact) {
    const isWhole = missing.length === 0 && code.includes('createRoot(');
    return isWhole ? checked({ file: 'main.tsx', text: code }, environment) : undefined;
  }
  const prelude = makePrelude(compiled);
  if (prelude === undefined) return undefined;
  return checked({ file: 'main.ts', text: prelude + code }, environment);
}

/** Whether the playground's frame has this module. */
function canOpen(specifier: string, { kind, types: { packageName } }: CompiledCode): boolean {
  const isOfSdk = specifier === packageName || specifier.startsWith(`${packageName}/`);
  if (isOfSdk) return specifier !== `${packageName}/maplibre-overlay`;
  const others = ['react', 'react-dom/client', `${packageName}-react`];
  return kind.endsWith('x') && others.includes(specifier);
}

/**
 * Code that completes a fragment to a program: empty if it is complete, `undefined` if that is
 * impossible.
 */
function makePrelude({ code, types, missing }: CompiledCode): string | undefined {
  const objects = missing.filter(({ kind }) => kind === 'object').map(({ name }) => name);
  const maps = objects.filter((name) => MAP_NAMES.has(name));
  const hasVenue = objects.includes('venue');
  if (objects.length > maps.length + Number(hasVenue)) return undefined;
  if (objects.length === 0 && !code.includes('showVenue(')) return undefined;
  const exported = missing.filter(({ kind }) => kind === 'export').map(({ name }) => name);
  const names = [...new Set([...(objects.length > 0 ? ['showVenue'] : []), ...exported])];
  const [map, ...others] = maps;
  const lines = [
    ...(names.length > 0
      ? [`import { ${names.join(', ')} } from '${types.packageName}';`, '']
      : []),
    ...(map === undefined ? [] : [`const ${map} = ${SHOWN_VENUE};`]),
    ...others.map((other) => `const ${other} = ${map};`),
    ...(hasVenue ? [`const { venue } = ${map ?? SHOWN_VENUE};`] : []),
  ];
  if (objects.length > 0) lines.push('');
  return lines.map((line) => `${line}\n`).join('');
}

function checked(
  program: PlaygroundProgram,
  environment: TypeCheckEnvironment,
): PlaygroundProgram | undefined {
  const { diagnostics } = environment.compile(`/${program.file}`, program.text);
  return diagnostics.length === 0 ? program : undefined;
}
