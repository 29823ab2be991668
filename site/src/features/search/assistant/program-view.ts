import { type ComponentType, createContext } from 'react';

/** A program of the playground. */
export type RunnableProgram = {
  /** Path of the sample that it is, or that it is based on, such as `web-sdk/6.0/markers`. */
  readonly sample: string;
  /** Hash of a link, with the files that differ from the sample; empty if none do. */
  readonly hash: string;
};

/** Loads the component that runs a program and shows its map. */
export type LoadProgramView = () => Promise<{
  readonly default: ComponentType<RunnableProgram>;
}>;

/** Set by the theme, because a feature does not import another one. */
export const ProgramViewContext = createContext<LoadProgramView | undefined>(undefined);
