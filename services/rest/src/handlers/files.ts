import type { MvfVersion } from '@brand/rest-api';
import type { FileGrant } from '../access/tokens.ts';
import type { Handlers } from '../http/handler.ts';
import { ProblemError } from '../problem-error.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';

const SHARED = { 'cache-control': 'private, max-age=900', 'x-content-type-options': 'nosniff' };
/** An SVG opened directly is a page, which must not run scripts or load anything. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export function fileHandlers(parts: HandlerDependencies): Pick<Handlers, 'downloadFile'> {
  return {
    downloadFile: async ({ params }) => {
      const read = parts.tokens.readFile(params.file);
      if (read.state === 'expired') throw new ProblemError('link-expired');
      if (read.state === 'foreign') throw new ProblemError('file-not-found');
      return read.content.kind === 'mvf'
        ? sendBundle(parts, read.content)
        : sendDrawing(parts, read.content);
    },
  };
}

async function sendBundle(
  { demoVenues }: HandlerDependencies,
  { venue, version }: Extract<FileGrant, { kind: 'mvf' }>,
): Promise<Response> {
  if (!demoVenues.has(venue)) throw new ProblemError('file-not-found');
  return new Response(await demoVenues.bundle(venue, version as MvfVersion), {
    headers: {
      ...SHARED,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${venue}-mvf-${version}.zip"`,
    },
  });
}

async function sendDrawing(
  { jobs }: HandlerDependencies,
  { job: id }: Extract<FileGrant, { kind: 'svg' }>,
): Promise<Response> {
  const found = await jobs.find(id);
  if (found?.job.status === 'expired') throw new ProblemError('link-expired');
  if (found?.svg === undefined) throw new ProblemError('file-not-found');
  return new Response(found.svg, {
    headers: {
      ...SHARED,
      'content-type': 'image/svg+xml',
      'content-disposition': `inline; filename="${found.job.venueId}.svg"`,
      'content-security-policy': DRAWING_POLICY,
    },
  });
}
