import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';

const code = { titleKind: 'code' } as const;
const queued = box({ x: 16, y: 96, width: 82, height: 36, title: 'queued', ...code });
const running = box({
  x: 136,
  y: 96,
  width: 88,
  height: 36,
  title: 'running',
  tone: 'quiet',
  ...code,
});
const done = box({
  x: 266,
  y: 24,
  width: 78,
  height: 52,
  title: 'done',
  text: '15 minutes',
  tone: 'service',
  ...code,
});
const failed = box({
  x: 266,
  y: 160,
  width: 78,
  height: 36,
  title: 'failed',
  tone: 'route',
  ...code,
});
const expired = box({
  x: 136,
  y: 24,
  width: 88,
  height: 52,
  title: 'expired',
  text: 'an hour',
  ...code,
});
const request = box({ x: 16, y: 24, width: 82, height: 36, title: 'request' });

export default {
  title: 'States of a drawing job',
  text: 'A request creates a job, which is first queued and then running. The job ends as done, with a URL that is valid for 15 minutes, or as failed, with a problem. After an hour, the drawing is deleted and the job is expired.',
  height: 218,
  parts: [
    arrow({ from: request.bottom, to: queued.top }),
    arrow({ from: queued.right, to: running.left }),
    arrow({ from: running.right, to: done.bottom, via: [[305, 114]] }),
    arrow({ from: [200, 132], to: failed.left, via: [[200, 178]] }),
    arrow({ from: done.left, to: expired.right }),
    request,
    queued,
    running,
    done,
    failed,
    expired,
  ],
} satisfies Drawing;
