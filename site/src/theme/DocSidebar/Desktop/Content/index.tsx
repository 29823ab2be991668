import SdkSwitch from '@site/src/features/sdk-switch';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { ComponentProps } from 'react';

/** The sidebar of wide windows, below the switch between SDKs. */
export default function SidebarContent(props: ComponentProps<typeof Content>) {
  return (
    <>
      <SdkSwitch />
      <Content {...props} />
    </>
  );
}
