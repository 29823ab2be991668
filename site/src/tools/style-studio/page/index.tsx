import ToolFrame from '@site/src/tools/shared/tool-frame';
import { type ReactNode } from 'react';
import { lazyPart } from '@site/src/ui/lazy-part';

const Studio = lazyPart(() => import(/* webpackChunkName: "studio" */ './Studio'));

/** Edits the style of a venue. */
export default function StyleStudio(): ReactNode {
  return (
    <ToolFrame
      label="Studio"
      action="Start the studio"
      note="Loads the Web SDK and a demo venue."
      picture="style-studio"
    >
      <Studio />
    </ToolFrame>
  );
}
