import type { PointerHits } from '@brand/web-sdk';
import { useMemo } from 'react';
import { useLatest } from '../use-latest.ts';
import type { PointerListener } from '../map/pointer-targets.ts';

/** Pointer callbacks of a component. A component with a callback is interactive automatically. */
export type PointerProps = {
  /** Called when the user clicks or taps the object. */
  readonly onClick?: (event: PointerHits) => void;
  /** Called when the pointer enters or leaves the object. */
  readonly onHoverChange?: (change: { readonly isHovered: boolean }) => void;
};

/** Pointer props after destructuring. */
type GivenPointerProps = { readonly [Name in keyof PointerProps]: PointerProps[Name] | undefined };

/** Returns whether there is any listener, and a stable listener that calls the current props. */
export function usePointer(props: GivenPointerProps): {
  readonly isListening: boolean;
  readonly listener: PointerListener;
} {
  const latest = useLatest(props);
  const listener = useMemo<PointerListener>(
    () => ({
      onClick: (hits) => latest.current.onClick?.(hits),
      onHoverChange: (change) => latest.current.onHoverChange?.(change),
    }),
    [latest],
  );
  const isListening = props.onClick !== undefined || props.onHoverChange !== undefined;
  return { isListening, listener };
}
