import type { SyntaxNode } from '@lezer/common';
import { LOOP_GUARD } from './compiled-program.ts';
import { findNodes, parseJavaScript } from './parse-script.ts';

type Insertion = { readonly at: number; readonly text: string };

/** Inserts a guard call into every loop body without changing line numbers. */
export function guardLoops(code: string): string {
  const script = parseJavaScript(code);
  const loops = findNodes(script, ['ForStatement', 'WhileStatement', 'DoStatement']);
  const insertions = loops.flatMap((loop) => guardBody(bodyOf(loop)));
  return insert(code, insertions);
}

/** The statement that a loop repeats. */
function bodyOf(loop: SyntaxNode): SyntaxNode | null {
  // `do body while (…);` has its body first, other loops last.
  return loop.name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}

function guardBody(body: SyntaxNode | null): Insertion[] {
  if (!body || body.type.isError || body.to === body.from) return [];
  const call = `${LOOP_GUARD}();`;
  if (body.name === 'Block') return [{ at: body.from + 1, text: call }];
  return [
    { at: body.from, text: `{${call}` },
    { at: body.to, text: '}' },
  ];
}

function insert(code: string, insertions: readonly Insertion[]): string {
  // Insertions at the same position keep their order, so that brackets of inner loops close first.
  let result = '';
  let done = 0;
  const sorted = insertions.toSorted(
    (a, b) => a.at - b.at || Number(b.text === '}') - Number(a.text === '}'),
  );
  for (const { at, text } of sorted) {
    result += code.slice(done, at) + text;
    done = at;
  }
  return result + code.slice(done);
}
