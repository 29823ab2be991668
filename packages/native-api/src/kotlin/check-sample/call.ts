import type { Node } from 'web-tree-sitter';
import type { FoundMember } from '../../model/api-index.ts';
import type { NativeTypeRef } from '../../model/native-api.ts';
import type { Argument } from './match-arguments.ts';
import type { SampleScope } from './sample-scope.ts';

/** A candidate of overload resolution. */
export type Candidate = Pick<FoundMember, 'member' | 'substitution'> & {
  /** Name in messages, such as `Camera.focusOn`. */
  readonly owner: string;
  /** The constructed type of a constructor call. */
  readonly made?: NativeTypeRef;
  /** Reference id of an SDK symbol. */
  readonly id?: string | undefined;
};

export type Call = {
  /** The called name; messages and links point to it. */
  readonly node: Node;
  readonly args: readonly Argument[];
  readonly typeArguments: readonly NativeTypeRef[];
  readonly expected: NativeTypeRef | undefined;
  readonly scope: SampleScope;
};

/** Resolves overloads and infers the result type of a call. */
export interface CallResolver {
  resolve(candidates: readonly Candidate[], call: Call): NativeTypeRef;
}

/** Expected type and context of a lambda argument. */
export type LambdaContext = {
  readonly wanted: NativeTypeRef | undefined;
  /** Whether the lambda is inlined and thus inherits the context of the surrounding code. */
  readonly isInline: boolean;
  /** Name of the function that takes the lambda, used by `this@name` and `return@name`. */
  readonly label: string;
};
