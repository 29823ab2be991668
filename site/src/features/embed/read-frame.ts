import type { FrameAttributes } from './check-embed';

/** The attributes of the first frame in some HTML. The parsed document runs no scripts. */
export function readFrame(html: string): FrameAttributes | undefined {
  const frame = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe');
  return (
    (frame && Object.fromEntries([...frame.attributes].map(({ name, value }) => [name, value]))) ??
    undefined
  );
}
