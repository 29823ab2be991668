import { MvfError } from '../mvf-error.ts';
import { describeValue } from './describe-value.ts';
import { FINDING_CODES, type FindingCode } from './finding-codes.ts';
import type { FindingList } from './finding-list.ts';

/** Converts an error of the reader to a finding, whose code is the part after the slash. */
export function reportFailure(findings: FindingList, error: unknown, file = ''): void {
  const code = error instanceof MvfError ? error.code.slice('mvf/'.length) : '';
  const isKnown = Object.hasOwn(FINDING_CODES, code);
  const message = error instanceof Error ? error.message : describeValue(error);
  findings.reportMessage(
    isKnown ? (code as FindingCode) : 'unreadable-source',
    (error instanceof MvfError ? error.path : undefined) ?? file,
    message,
  );
}
