import ToolFrame from '@site/src/tools/shared/tool-frame';
import { lazy, type ReactNode } from 'react';

const Exporter = lazy(() => import(/* webpackChunkName: "gis-exporter" */ './Exporter'));

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
