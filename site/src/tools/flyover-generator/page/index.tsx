import ToolFrame from '@site/src/tools/shared/tool-frame';
import { type ReactNode } from 'react';
import { lazyPart } from '@site/src/ui/lazy-part';

const Generator = lazyPart(() => import(/* webpackChunkName: "flyover" */ './Generator'));

/** Plans a flight of the camera and writes its code. */
export default function FlyoverGenerator(): ReactNode {
  return (
    <ToolFrame
      label="Flyover generator"
      action="Start the generator"
      note="Loads the Web SDK and a demo venue."
      picture="flyover-generator"
    >
      <Generator />
    </ToolFrame>
  );
}
