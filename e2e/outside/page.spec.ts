import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Block, filesToPaste } from './block.ts';
import { fileNameIn, languageOf } from './language.ts';
import { PageChecker } from './open-page.ts';
import { outcomeOf } from './outcome.ts';
import { expect, test } from './outside-test.ts';
import { blocksIn } from './placement.ts';
import { reasonNotToRun } from './reason-not-to-run.ts';

const IS_TRIED_ELSEWHERE = 'a file of a project, which other blocks of its page are run in';

/** A page of somebody else's, on another origin than the portal. */
const pageWith = (html: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>A page</title></head><body style="height:600px">${html}</body></html>`;

test('blocks of HTML show a map in a page of another origin', async ({
  blocks,
  browser,
  report,
}) => {
  const own = blocksIn(blocks, 'page');
  const pasted = own.filter((block) => !isFileOfProject(block));
  expect(pasted.length).toBeGreaterThan(0);
  const server = createServer(({ url }, response) => {
    const block = pasted[Number(url!.slice(1))];
    response.writeHead(block ? 200 : 404, { 'content-type': 'text/html' });
    response.end(block && pageWith(textOf(block)));
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const checker = await PageChecker.create(browser);
  const outcomes = own
    .filter(isFileOfProject)
    .map((block) => outcomeOf(block, { pasted: true, reason: IS_TRIED_ELSEWHERE }));
  for (const [index, block] of pasted.entries()) {
    const reason = reasonNotToRun([textOf(block)]);
    if (reason !== undefined) {
      outcomes.push(outcomeOf(block, { pasted: true, reason }));
      continue;
    }
    const hasMap = /<iframe|<script/.test(textOf(block));
    const errors = await checker.findErrors(`http://localhost:${port}/${index}`, hasMap);
    outcomes.push(outcomeOf(block, { pasted: true, run: errors.length === 0, errors }));
  }
  server.close();
  await report(outcomes);
});

function textOf(block: Block): string {
  return filesToPaste(block)[0]!.text;
}

/** Named files and style sheets belong to projects, parts of pages do not. */
function isFileOfProject(block: Block): boolean {
  return languageOf(block, block.page) === 'css' || fileNameIn(block.title) !== undefined;
}
