import ToolFrame from '@site/src/tools/shared/tool-frame';
import { type ReactNode } from 'react';
import { lazyPart } from '@site/src/ui/lazy-part';

const Generator = lazyPart(() => import(/* webpackChunkName: "walk" */ './Generator'));

/** Draws a walk and saves it as positions. */
export default function BlueDotLocationGenerator(): ReactNode {
  return (
    <ToolFrame
      label="Blue dot location generator"
      action="Start the generator"
      note="Loads the Web SDK and a demo venue."
      picture="blue-dot-location-generator"
    >
      <Generator />
    </ToolFrame>
  );
}
