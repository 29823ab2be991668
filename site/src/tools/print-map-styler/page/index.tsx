import ToolFrame from '@site/src/tools/shared/tool-frame';
import { lazy, type ReactNode } from 'react';

const Styler = lazy(() => import(/* webpackChunkName: "styler" */ './Styler'));

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
