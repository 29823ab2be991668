import type { Node } from 'web-tree-sitter';
import { named, type NativeTypeRef } from '../../model/native-api.ts';
import { isNullable, isNumber, isUnknown, nonNull, typeText, UNKNOWN } from './kotlin-types.ts';
import type { SampleCheck } from './sample-check.ts';

/** Reports comparisons of unrelated types, which are never equal. */
export function checkComparable(
  { types, findings }: SampleCheck,
  node: Node,
  [a, b]: readonly [NativeTypeRef, NativeTypeRef],
): void {
  const [one, other] = [nonNull(a), nonNull(b)];
  const isPossible =
    types.isAssignable(one, other) ||
    types.isAssignable(other, one) ||
    (isNumber(one) && isNumber(other));
  if (!isPossible) {
    findings.report(node, `${typeText(a)} cannot be compared with ${typeText(b)}.`);
  }
}

/** Element type of an iterable. */
export function elementOf(check: SampleCheck, node: Node, type: NativeTypeRef): NativeTypeRef {
  if (isUnknown(type)) return UNKNOWN;
  const found = check.index
    .lineage(type)
    .find(({ declared }) => ['Iterable', 'Array', 'Map'].includes(declared.name));
  if (!found || isNullable(type)) {
    check.findings.report(node, `${typeText(type)} has no elements to walk through.`);
    return UNKNOWN;
  }
  const { declared, substitution } = found;
  const args = declared.typeParameters.map(({ name }) => substitution.get(name) ?? UNKNOWN);
  return declared.name === 'Map' ? named('Map.Entry', ...args) : args[0]!;
}

/** Whether a type test can succeed. */
export function canBe(check: SampleCheck, tested: NativeTypeRef, type: NativeTypeRef): boolean {
  const of = nonNull(type);
  return check.types.isAssignable(tested, of) || check.types.isAssignable(of, tested);
}
