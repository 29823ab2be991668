import type { NativeMember, NativeType, NativeTypeRef } from '../../model/native-api.ts';
import { VOID } from './swift-types.ts';

export const TUPLE: NativeType = {
  name: '(tuple)',
  kind: 'struct',
  modifiers: [],
  attributes: [],
  typeParameters: [],
  supertypes: [],
  members: [],
  summary: '',
  examples: [],
  place: { file: '', line: 0 },
};

export const EMPTY_INITIALIZER: NativeMember = {
  ...partOfTuple('init', VOID),
  kind: 'initializer',
};

export function partOfTuple(name: string, type: NativeTypeRef): NativeMember {
  return {
    name,
    kind: 'property',
    isStatic: false,
    modifiers: [],
    attributes: [],
    typeParameters: [],
    where: [],
    parameters: [],
    type,
    isAsync: false,
    throws: false,
    isMutable: true,
    isFailable: false,
    isRequired: false,
    summary: '',
    examples: [],
    place: { file: '', line: 0 },
  };
}
