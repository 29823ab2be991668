import type { HostMessage, ViewerMessage } from '@brand/viewer-embed';
import type { Drawing } from '../../drawing.ts';
import { sequence } from '../../shapes/sequence.ts';

const fromViewer = (type: ViewerMessage['type']) => type;
const fromPage = (type: HostMessage['type']) => type;
const [PAGE, VIEWER] = [0, 1];

export default {
  title: 'Messages between a page and the viewer',
  text: 'The viewer sends ready when the map has loaded. The page sends set-state with a requestId, and the viewer answers with state-changed or error and the same requestId. When the visitor chooses a place, the viewer sends state-changed without a requestId. A page that starts to listen late sends hello, and the viewer sends ready again.',
  ...sequence({
    lanes: [{ name: 'Your page' }, { name: 'Viewer in the iframe', tone: 'service' }],
    steps: [
      { from: VIEWER, to: PAGE, text: fromViewer('ready'), kind: 'code' },
      { from: PAGE, to: VIEWER, text: `${fromPage('set-state')} requestId: 7`, kind: 'code' },
      { from: VIEWER, to: PAGE, text: `${fromViewer('state-changed')} requestId: 7`, kind: 'code' },
      { from: VIEWER, to: VIEWER, text: 'A visitor taps a place' },
      { from: VIEWER, to: PAGE, text: fromViewer('state-changed'), kind: 'code' },
      { from: PAGE, to: VIEWER, text: fromPage('hello'), kind: 'code', dashed: true },
      { from: VIEWER, to: PAGE, text: fromViewer('ready'), kind: 'code', dashed: true },
    ],
  }),
} satisfies Drawing;
