import ClickToLoad from '@site/src/ui/click-to-load';
import { type ReactNode } from 'react';
import { lazyPart } from '@site/src/ui/lazy-part';
import type { DemoProps } from './demo-props';

/** The demos that a page can show. */
export type DemoKind = 'link' | 'messages' | 'minimap' | 'private';
type Props = DemoProps & { readonly kind: DemoKind };

const DEMOS = {
  link: lazyPart(() => import(/* webpackChunkName: "link-demo" */ './LinkDemo')),
  messages: lazyPart(() => import(/* webpackChunkName: "message-demo" */ './MessagesDemo')),
  minimap: lazyPart(() => import(/* webpackChunkName: "minimap-demo" */ './MinimapDemo')),
  private: lazyPart(() => import(/* webpackChunkName: "private-demo" */ './PrivateDemo')),
};

/** A live demo of the viewer. */
export default function ViewerDemo({ kind, venue }: Props): ReactNode {
  const Demo = DEMOS[kind];
  return (
    <ClickToLoad label="Viewer demo" action="Start demo" note="Loads the viewer and a demo venue.">
      <Demo venue={venue} />
    </ClickToLoad>
  );
}
