import { useShowStage } from '@site/src/tools/shared/tool-layout/stage-slot';
import type { ListedDifference } from '../compare/comparison-protocol';
import type { ShownValue } from '../explore/explorer-protocol';
import type { FloorChoice, ListedFinding, Place } from '../protocol';
import type { BenchClient } from '../workbench-client';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Focus } from './focus';

type HowShown = Pick<Focus, 'isInView' | 'isRequested'>;

export type FocusState = {
  readonly focus: Focus | undefined;
  readonly failure: string | undefined;
  /** The floor that the map shows. */
  readonly floorId: string;
  readonly setFloorId: (floorId: string) => void;
  readonly showFinding: (finding: ListedFinding) => Promise<void>;
  readonly showDifference: (difference: ListedDifference) => Promise<void>;
  readonly showValue: (shown: ShownValue | undefined, how: HowShown) => void;
  /** The element with the map. */
  readonly map: RefObject<HTMLDivElement | null>;
};

/** What the reader wants to see on the map, and the floor it is on. */
export function useFocus(client: BenchClient, floors: readonly FloorChoice[]): FocusState {
  const [floorId, setFloorId] = useState(floors[0]?.id ?? '');
  const [focus, setFocus] = useState<Focus>();
  const [failure, setFailure] = useState<string>();
  const map = useRef<HTMLDivElement>(null);
  const showStage = useShowStage();
  const show = useCallback(
    (next: Focus): void => {
      setFocus(next);
      const { floorId: floor } = next.place;
      if (floor !== undefined && !next.isInView) setFloorId(floor);
      if (!next.isRequested) return;
      showStage();
      map.current?.scrollIntoView({ block: 'nearest' });
    },
    [showStage],
  );
  const locate = async (
    find: () => Promise<Place | undefined>,
    from: Pick<Focus, 'reason' | 'origin' | 'index'>,
  ): Promise<void> => {
    try {
      const place = await find();
      if (!place) return;
      setFailure(undefined);
      show({ place, ...from, isInView: false, isRequested: true });
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  const showFinding = ({ index, code: reason }: ListedFinding): Promise<void> =>
    locate(() => client.place(index), { reason, origin: 'finding', index });
  const showDifference = ({ index, change: reason }: ListedDifference): Promise<void> =>
    locate(() => client.locateDifference(index), { reason, origin: 'difference', index });
  const showValue = useCallback(
    (shown: ShownValue | undefined, how: HowShown): void => {
      const place = shown?.mapPlace;
      const reason = shown?.record?.kind ?? 'value';
      if (place) show({ place, reason, origin: 'JSON', ...how });
      else setFocus(undefined);
    },
    [show],
  );
  return { focus, failure, floorId, setFloorId, showFinding, showDifference, showValue, map };
}
