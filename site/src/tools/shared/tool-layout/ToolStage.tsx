import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { StageSlot } from './stage-slot';

/** Shows its children on the stage, from anywhere in the panel. */
export default function ToolStage({ children }: { readonly children: ReactNode }): ReactNode {
  const { element } = useContext(StageSlot);
  return element && createPortal(children, element);
}
