import type { Node } from 'web-tree-sitter';
import { named, type NativeTypeRef } from '../../model/native-api.ts';
import { childOf, hasToken, namedPartsOf } from '../../syntax/node-parts.ts';
import { isUnknown, typeText, UNKNOWN } from './kotlin-types.ts';
import type { SampleCheck } from './sample-check.ts';
import type { SampleScope } from './sample-scope.ts';

/** The type of `val x by …`: the value type of a `Lazy` or of a Compose state. */
export function inferDelegate(
  check: SampleCheck,
  node: Node,
  scope: SampleScope,
  written: NativeTypeRef | undefined,
): NativeTypeRef {
  const delegate = childOf(node, 'property_delegate')!;
  const expected = written && named('Lazy', written);
  const type = check.infer(namedPartsOf(delegate)[0]!, scope, expected);
  if (isUnknown(type)) return written ?? UNKNOWN;
  const [value] = check.membersOf(type, 'value', scope);
  const kinds = new Set(check.index.lineage(type).map(({ declared }) => declared.name));
  const isState = kinds.has('State');
  if (!value || !(isState || kinds.has('Lazy'))) {
    check.findings.report(delegate, `A property cannot be delegated to ${typeText(type)}.`);
    return written ?? UNKNOWN;
  }
  if (isState) {
    const operators = hasToken(node, 'var') ? ['getValue', 'setValue'] : ['getValue'];
    for (const name of operators) {
      const [operator] = check.membersOf(type, name, scope);
      if (!operator) {
        check.findings.report(delegate, `${typeText(type)} cannot be set: use val.`);
      } else if (!check.names.isVisible(operator.member)) {
        check.findings.report(
          delegate,
          `${name} is not imported, which "by" needs. Add: ${check.names.importOf(operator.member)}`,
        );
      }
    }
  }
  return written ?? check.propertyType(value);
}
