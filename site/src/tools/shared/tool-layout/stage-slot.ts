import { createContext, useContext } from 'react';

type StageSlot = {
  /** The element of the stage; `undefined` until it exists. */
  readonly element: HTMLElement | undefined;
  /** Lowers a sheet that covers most of the stage. */
  readonly show: () => void;
};

export const StageSlot = createContext<StageSlot>({ element: undefined, show: () => {} });

/** For a button that shows something on the stage. */
export function useShowStage(): () => void {
  return useContext(StageSlot).show;
}
