import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box, zone } from '../../shapes/box.ts';

const partner = box({
  x: 100,
  y: 14,
  width: 160,
  height: 56,
  title: 'Your system',
  text: 'key with scope partner',
  tone: 'shop',
});
const tenant = (x: number, name: string) => [
  zone({ x, y: 126, width: 156, height: 150, title: name }),
  box({ x: x + 12, y: 152, width: 62, height: 34, title: 'maps' }),
  box({ x: x + 82, y: 152, width: 62, height: 34, title: 'keys', tone: 'service' }),
  box({ x: x + 12, y: 194, width: 132, height: 34, title: 'members' }),
  box({ x: x + 12, y: 234, width: 132, height: 30, title: 'webhooks' }),
];
const reader = box({
  x: 24,
  y: 330,
  width: 132,
  height: 52,
  title: 'Server of the\ntenant',
  tone: 'quiet',
});

export default {
  title: 'A partner, workspaces and the keys of tenants',
  text: 'Your system uses one key with the scope partner and manages a workspace for each customer, or tenant. A workspace has its own maps, keys, members and webhooks. A tenant’s server gets a token with a key of its workspace. The token opens the published maps of that workspace only.',
  height: 400,
  parts: [
    arrow({ from: [140, 70], to: [94, 126], label: 'manages', labelAt: [92, 98] }),
    arrow({ from: [220, 70], to: [266, 126], label: 'manages', labelAt: [268, 98] }),
    ...tenant(16, 'Workspace A'),
    ...tenant(188, 'Workspace B'),
    arrow({ from: reader.top, to: [90, 276], label: 'token of A', labelAt: [90, 304] }),
    arrow({
      from: reader.right,
      to: [266, 276],
      via: [[266, 356]],
      dashed: true,
      label: '404',
      labelKind: 'code',
      labelAt: [266, 326],
    }),
    partner,
    reader,
  ],
} satisfies Drawing;
