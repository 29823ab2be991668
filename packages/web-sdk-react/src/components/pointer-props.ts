import type { PointerHits } from '@brand/web-sdk';
import { useMemo } from 'react';
import { useLatest } from '../use-latest.ts';
import type { PointerListener } from '../map/pointer-targets.ts';

/** What is told about the pointer. Something that listens is interactive by itself. */
export type PointerProps = {
  /** The user clicked or tapped it. */
  readonly onClick?: (event: PointerHits) => void;
  /** The pointer came onto it or left it. */
  readonly onHoverChange?: (change: { readonly isHovered: boolean }) => void;
};

/** Pointer props after destructuring. */
type GivenPointerProps = { readonly [Name in keyof PointerProps]: PointerProps[Name] | undefined };

/** Whether there is any listener, and a stable listener that calls the current props. */
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
