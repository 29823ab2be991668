import type { Node } from 'web-tree-sitter';
import type { NativeTypeRef } from '../../model/native-api.ts';
import { childOf, childrenOf } from '../../syntax/node-parts.ts';
import { isUnknown, typeText, UNKNOWN } from './kotlin-types.ts';
import type { SampleCheck } from './sample-check.ts';
import type { SampleScope } from './sample-scope.ts';

/** Declares the variables of a destructuring declaration, `val (a, b) = …`. */
export function declareParts(
  check: SampleCheck,
  node: Node,
  type: NativeTypeRef,
  scope: SampleScope,
): void {
  childrenOf(node, 'variable_declaration').forEach((each, at) => {
    const name = childOf(each, 'identifier')!.text;
    if (name === '_') return;
    const [part] = check.visible(check.membersOf(type, `component${at + 1}`, scope));
    if (!part && !isUnknown(type)) {
      check.findings.report(each, `${typeText(type)} has no part ${at + 1} for "${name}".`);
    }
    const partType = part ? check.propertyType(part) : UNKNOWN;
    scope.declare(name, { type: partType, isMutable: false });
  });
}
