import type { Node } from 'web-tree-sitter';
import type { FoundMember } from '../../model/api-index.ts';
import type { NativeTypeRef } from '../../model/native-api.ts';
import type { Argument } from './match-arguments.ts';
import type { SampleScope } from './sample-scope.ts';

/** A function that a call may mean. */
export type Candidate = Pick<FoundMember, 'member' | 'substitution'> & {
  /** As messages call it, such as `Camera.focusOn`. */
  readonly owner: string;
  /** What a constructor makes. */
  readonly made?: NativeTypeRef;
  /** The symbol, where it is one of the SDK. */
  readonly id?: string | undefined;
};

export type Call = {
  /** The name that is called, for messages and links. */
  readonly node: Node;
  readonly args: readonly Argument[];
  readonly typeArguments: readonly NativeTypeRef[];
  readonly expected: NativeTypeRef | undefined;
  readonly scope: SampleScope;
};

/** Chooses among functions of one name, and says what a call of it gives. */
export interface CallResolver {
  resolve(candidates: readonly Candidate[], call: Call): NativeTypeRef;
}

/** What the place of a lambda asks for. */
export type WantedLambda = {
  readonly wanted: NativeTypeRef | undefined;
  /** Whether it runs in place, so that it may do what the code around it may. */
  readonly isInline: boolean;
  /** The name of the function that takes it, which `this@name` and `return@name` use. */
  readonly label: string;
};
