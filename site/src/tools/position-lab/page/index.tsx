import ToolFrame from '@site/src/tools/shared/tool-frame';
import { type ReactNode } from 'react';
import { lazyPart } from '@site/src/ui/lazy-part';

const Lab = lazyPart(() => import(/* webpackChunkName: "position-lab" */ './Lab'));

/** Replays recorded positions through the blue dot of the SDK. */
export default function PositionLab(): ReactNode {
  return (
    <ToolFrame
      label="Position lab"
      action="Start the lab"
      note="Loads the Web SDK and a demo venue."
      picture="position-lab"
    >
      <Lab />
    </ToolFrame>
  );
}
