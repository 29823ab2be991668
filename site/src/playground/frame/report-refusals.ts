import { addLine } from './forward-console.ts';

/** Says in the console of the page what the policy refused, and what to do about it. */
export function reportRefusals(): void {
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    addLine({
      level: 'error',
      text:
        `Refused: ${blockedURI} (${effectiveDirective}). The playground reaches the SDK and the ` +
        'venues alone. Download the project to use other hosts.',
    });
  });
}
