/** A compiled program: modules in dependency order, and style sheets. */
export type CompiledProgram = {
  readonly modules: readonly CompiledModule[];
  readonly styles: readonly string[];
};

export type CompiledModule = {
  /** Name of the source file, such as `main.ts`. */
  readonly file: string;
  /** JavaScript with the line numbers of the source. */
  readonly code: string;
  /** Ranges in the code to replace with URLs of other files, in order. */
  readonly links: readonly FileLink[];
};

export type FileLink = {
  readonly from: number;
  readonly to: number;
  /** Name of an earlier module, or of a file beside it. */
  readonly target: string;
  readonly kind: 'module' | 'file';
};

export type SourceFiles = Readonly<Record<string, string>>;

/** The entry of programs that use React. */
export const REACT_ENTRY = 'main.tsx';

/** The entry of a program. */
export function entryOf(files: SourceFiles): string {
  return isWrittenWithReact(files) ? REACT_ENTRY : 'main.ts';
}

export function isWrittenWithReact(files: SourceFiles): boolean {
  return Object.hasOwn(files, REACT_ENTRY);
}

/**
 * The function that every loop iteration calls. The frame defines it, and throws in it to end
 * infinite loops.
 */
export const LOOP_GUARD = '__endEndlessLoop';
