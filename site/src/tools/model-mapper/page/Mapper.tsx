import ToolOnBundle from '@site/src/tools/shared/tool-on-bundle';
import type { ReactNode } from 'react';
import MapperSession from './MapperSession';

/** The part of the tool that is loaded lazily. */
export default function Mapper(): ReactNode {
  return <ToolOnBundle session={MapperSession} />;
}
