import ToolFrame from '@site/src/tools/shared/tool-frame';
import { type ReactNode } from 'react';
import { lazyPart } from '@site/src/ui/lazy-part';

const Exporter = lazyPart(() => import(/* webpackChunkName: "gis-exporter" */ './Exporter'));

/** Exports a venue to GIS formats. Nothing leaves the browser. */
export default function GisExporter(): ReactNode {
  return (
    <ToolFrame
      label="GIS exporter"
      action="Start the exporter"
      note="Loads the Web SDK and a demo venue. You can open your own venue."
      picture="gis-exporter"
    >
      <Exporter />
    </ToolFrame>
  );
}
