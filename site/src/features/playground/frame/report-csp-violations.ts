import { addLine } from './forward-console.ts';

/** Says in the console of the page what the policy refused, and what to do about it. */
export function reportCspViolations(): void {
  const told = new Set<string>();
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    // Both policies of the page refuse it.
    const refusal = `${effectiveDirective} ${blockedURI}`;
    if (told.has(refusal)) return;
    told.add(refusal);
    addLine({
      level: 'error',
      text:
        `Refused: ${blockedURI} (${effectiveDirective}). The playground reaches the SDK and the ` +
        'venues alone. Download the project to use other hosts.',
    });
  });
}
