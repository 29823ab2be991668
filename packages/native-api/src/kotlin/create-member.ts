import { named, type NativeMember } from '../model/native-api.ts';

/** What is said of a member; the rest is as it is for most. */
export type MemberFacts = Partial<NativeMember> &
  Pick<NativeMember, 'name' | 'kind' | 'summary' | 'examples'>;

/** What is said of constructors that have no comment of their own. */
export const MAKES_ONE = 'Makes one. What is left out has its default.';

/** What marks members that the compiler adds. */
export const SYNTHESIZED = 'synthesized';

export function createMember(place: NativeMember['place'], facts: MemberFacts): NativeMember {
  return {
    isStatic: false,
    modifiers: [],
    attributes: [],
    typeParameters: [],
    where: [],
    parameters: [],
    isAsync: false,
    throws: false,
    isMutable: false,
    isFailable: false,
    isRequired: false,
    place,
    ...facts,
  };
}

/** What the compiler adds to a data class: `copy`, and parts for destructuring. */
export function dataMembers({ place, parameters }: NativeMember, typeName: string): NativeMember[] {
  const copy = createMember(place, {
    summary: 'A copy with some values changed.',
    examples: [],
    name: 'copy',
    kind: 'function',
    modifiers: [SYNTHESIZED],
    parameters: parameters.map((parameter) => ({
      ...parameter,
      defaultValue: `this.${parameter.name}`,
    })),
    type: named(typeName),
  });
  const parts = parameters.map(({ name, type }, index) =>
    createMember(place, {
      summary: `The value of \`${name}\`.`,
      examples: [],
      name: `component${index + 1}`,
      kind: 'function',
      modifiers: [SYNTHESIZED, 'operator'],
      type,
    }),
  );
  return [copy, ...parts];
}
