import { CallChecker } from './call-checker.ts';
import { ExpressionChecker } from './expression-checker.ts';
import { inferLambda } from './lambda-checker.ts';
import { NameChecker } from './name-checker.ts';
import type { Checkers, SampleCheck } from './sample-check.ts';
import { StatementChecker } from './statement-checker.ts';

/** Creates the checkers. They call each other through `check`. */
export function connectCheckers(check: SampleCheck): Checkers {
  const names = new NameChecker(check);
  const statements = new StatementChecker(check);
  const expressions = new ExpressionChecker(check, names, statements);
  return {
    calls: new CallChecker(check),
    infer: (node, scope, expected) => expressions.infer(node, scope, expected),
    inferBlock: (nodes, scope, expected) => statements.inferBlock(nodes, scope, expected),
    inferLambda: (node, scope, wanted) => inferLambda(check, node, scope, wanted),
    inferReceiver: (target, scope) => names.inferReceiver(target, scope),
    typeNamed: (target, scope) => names.typeNamed(target, scope),
  };
}
