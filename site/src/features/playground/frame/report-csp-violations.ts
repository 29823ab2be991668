import { addLine } from './forward-console.ts';

/** Logs requests that the policy blocked, with advice. */
export function reportCspViolations(): void {
  const reported = new Set<string>();
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    // Both policies of the page block it, so it is reported twice.
    const refusal = `${effectiveDirective} ${blockedURI}`;
    if (reported.has(refusal)) return;
    reported.add(refusal);
    addLine({
      level: 'error',
      text:
        `Blocked: ${blockedURI} (${effectiveDirective}). The playground can load only the SDK and ` +
        'the venues. Download the project to use other hosts.',
    });
  });
}
