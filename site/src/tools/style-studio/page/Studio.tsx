import ToolOnBundle from '@site/src/tools/shared/tool-on-bundle';
import type { ReactNode } from 'react';
import StudioSession from './StudioSession';

/** The part of the tool that is loaded lazily. */
export default function Studio(): ReactNode {
  return <ToolOnBundle session={StudioSession} />;
}
