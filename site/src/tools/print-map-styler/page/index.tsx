import ToolFrame from '@site/src/tools/shared/tool-frame';
import { type ReactNode } from 'react';
import { lazyPart } from '@site/src/ui/lazy-part';

const Styler = lazyPart(() => import(/* webpackChunkName: "styler" */ './Styler'));

/** Prints the floors of a venue. Nothing leaves the browser. */
export default function PrintMapStyler(): ReactNode {
  return (
    <ToolFrame
      label="Print map styler"
      action="Start the styler"
      note="Loads a demo venue. You can open your own venue."
      picture="print-map-styler"
    >
      <Styler />
    </ToolFrame>
  );
}
