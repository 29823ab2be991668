import ToolFrame from '@site/src/tools/shared/tool-frame';
import { lazy, type ReactNode } from 'react';

const Generator = lazy(() => import(/* webpackChunkName: "flyover" */ './Generator'));

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
