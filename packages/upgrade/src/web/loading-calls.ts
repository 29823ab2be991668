import ts from 'typescript';
import { printOptions, readOptions } from '../engine/options.ts';
import type { CallRule, Rewriting } from '../engine/rules.ts';
import { withoutTraces } from '../engine/traces.ts';
import { TOPIC } from '../engine/topics.ts';

const KEY_NOTE =
  'Pass a key of your workspace. The client id and the secret of 5.0 are not valid as a key.';

/** The key of demo maps is the same in all versions. */
function keyOf(credential: string | undefined, node: ts.Node, to: Rewriting): string {
  if (credential !== undefined && withoutTraces(credential) === "'demo'") return credential;
  to.mark(TOPIC.problems, node, { name: 'VenueCredentials', message: KEY_NOTE });
  return "'YOUR_KEY'";
}

const LOAD_OPTIONS = ['language', 'signal'] as const;

const loadVenue: CallRule['apply'] = (call, to) => {
  const [given] = call.arguments;
  const options = given && readOptions(given, to);
  // The code is upgraded already.
  if (options?.has('venueId')) return undefined;
  if (!options) {
    to.mark(TOPIC.loading, call, {
      name: 'loadVenue',
      message: 'Pass venueId and key to loadVenue, and the language as the second argument.',
    });
    return undefined;
  }
  const source = printOptions(
    [
      ['venueId', options.get('venue') ?? options.get('mapId')],
      ['key', keyOf(options.get('clientId') ?? options.get('key'), given, to)],
      ['baseUrl', options.get('baseUrl')],
    ],
    call,
  );
  const own = LOAD_OPTIONS.map((name) => [name, options.get(name)] as const);
  const isPlain = own.every(([, value]) => value === undefined);
  return `${to.need('loadVenue')}(${source}${isPlain ? '' : `, ${printOptions(own, call)}`})`;
};

function showVenue(hasLabels: boolean): CallRule['apply'] {
  return (call, to) => {
    const [container, venue, given] = call.arguments;
    if (!container || !venue || to.typeName(venue) !== 'Venue') return undefined;
    const options = readOptions(given, to);
    if (!options) {
      to.mark(TOPIC.loading, call, {
        name: 'ShowVenueOptions',
        message: 'Rename firstMap to floor and labelLocations to labels in these options.',
      });
    }
    const labels = options?.get('labelLocations') ?? (hasLabels ? undefined : 'false');
    const own = printOptions(
      options
        ? [
            ['venue', to.text(venue)],
            ['floor', options.get('firstMap')],
            ['labels', labels],
            ['theme', options.get('theme')],
            ['antialias', options.get('antialias')],
          ]
        : [
            ['venue', to.text(venue)],
            ['...', to.text(given!)],
          ],
      call,
    );
    return `${to.text(call.expression)}(${to.text(container)}, ${own})`;
  };
}

export function loadingCalls(version: '5.0' | '4.0'): Readonly<Record<string, CallRule>> {
  return {
    loadVenue: { topic: TOPIC.loading, apply: loadVenue },
    loadEditorVenue: { topic: TOPIC.loading, apply: loadVenue },
    showVenue: { topic: TOPIC.loading, apply: showVenue(version === '5.0') },
  };
}

/** `error instanceof SdkError`: 6.0 has an error for maps and one for venues. */
export function rewriteErrors(node: ts.Node, to: Rewriting): string | undefined {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) {
    if (!ts.isIdentifier(node.right) || to.nameOf(node.right) !== 'SdkError') return undefined;
    to.change(TOPIC.loading, 'SdkError', node);
    const error = to.text(node.left);
    const [map, venue] = [to.need('MapViewError'), to.need('VenueError')];
    const both = `${error} instanceof ${map} || ${error} instanceof ${venue}`;
    return ts.isIfStatement(node.parent) ? both : `(${both})`;
  }
  if (ts.isTypeReferenceNode(node) && to.nameOf(node.typeName) === 'SdkError') {
    to.change(TOPIC.loading, 'SdkError', node);
    to.need('MapViewError', { isType: true });
    to.need('VenueError', { isType: true });
    const both = 'MapViewError | VenueError';
    return ts.isArrayTypeNode(node.parent) ? `(${both})` : both;
  }
  return undefined;
}

const CODES: Readonly<Record<string, string>> = {
  'sdk/wrong-credentials': 'map-view/wrong-key',
  'sdk/unknown-venue': 'map-view/unknown-venue',
  'sdk/network': 'map-view/network',
  'sdk/bad-venue': 'map-view/bad-bundle',
  'sdk/bad-option': 'map-view/bad-option',
  'sdk/destroyed': 'map-view/removed',
};

/** Codes that are compared with that of an error. */
export function rewriteCodes(node: ts.Node, to: Rewriting): string | undefined {
  if (!ts.isStringLiteral(node)) return undefined;
  const code = CODES[node.text];
  const isCompared = ts.isBinaryExpression(node.parent) || ts.isCaseClause(node.parent);
  if (code === undefined || !isCompared) return undefined;
  to.change(TOPIC.loading, 'SdkErrorCode', node);
  return `'${code}'`;
}
