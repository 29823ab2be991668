import { named, type NativeMember } from '../model/native-api.ts';

/** The required facts of a member; the others have defaults. */
export type MemberFacts = Partial<NativeMember> &
  Pick<NativeMember, 'name' | 'kind' | 'summary' | 'examples'>;

/** Summary of constructors without their own comment. */
export const DEFAULT_CONSTRUCTOR_SUMMARY = 'Makes one. What is left out has its default.';

/** Modifier of members that the compiler generates. */
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

/** Members that the compiler generates for a data class: `copy` and the `componentN` functions. */
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
