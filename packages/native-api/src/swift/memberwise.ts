import { named, type NativeMember, type NativeParameter } from '../model/native-api.ts';

/**
 * Adds the memberwise initialiser to a struct without initialisers: one parameter per stored
 * property, in declaration order. SDK structs with constants only do not get one, because only the
 * SDK creates them.
 */
export function addMemberwiseInitializer(
  members: readonly NativeMember[],
  isSample: boolean,
): readonly NativeMember[] {
  const stored = members.filter(
    ({ kind, isStatic, modifiers }) =>
      kind === 'property' && !isStatic && !modifiers.includes('computed'),
  );
  const isGiven = members.some(({ kind }) => kind === 'initializer');
  const isOnlyGiven = !isSample && stored.every(({ isMutable }) => !isMutable);
  if (isGiven || members.length === 0 || isOnlyGiven) return members;
  const first = members[0]!;
  const parameters = stored
    .filter(({ isMutable, value }) => isMutable || value === undefined)
    .map((member): NativeParameter => ({
      label: member.name,
      name: member.name,
      type: member.type ?? named('_'),
      ...(member.value === undefined
        ? member.type?.kind === 'optional' && { defaultValue: 'nil' }
        : { defaultValue: member.value }),
      isVariadic: false,
      attributes: member.attributes.filter((name) => name === 'ViewBuilder'),
      summary: member.summary,
    }));
  const memberwise: NativeMember = {
    summary: 'Makes one. What is left out has its default.',
    examples: [],
    name: 'init',
    kind: 'initializer',
    isStatic: false,
    modifiers: ['memberwise'],
    attributes: [],
    typeParameters: [],
    where: [],
    parameters,
    isAsync: false,
    throws: false,
    isMutable: false,
    isFailable: false,
    isRequired: false,
    place: first.place,
  };
  return [memberwise, ...members];
}
