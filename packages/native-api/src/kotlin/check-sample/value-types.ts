import { type NativeMember, type NativeTypeRef, optional } from '../../model/native-api.ts';
import { isUnknown, UNIT } from './kotlin-types.ts';

/** The function type of a member. */
export function functionType(member: NativeMember): NativeTypeRef {
  return {
    kind: 'function',
    parameters: member.parameters.map(({ type }) => type),
    result: member.type ?? UNIT,
    isAsync: member.isAsync,
    throws: false,
    attributes: member.attributes,
  };
}

/** The type of a property read through a safe call. */
export function orNull(type: NativeTypeRef, isSafe: boolean): NativeTypeRef {
  return isSafe && !isUnknown(type) ? optional(type) : type;
}
