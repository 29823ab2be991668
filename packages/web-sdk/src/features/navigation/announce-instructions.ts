import { type Instruction, textsLanguage } from '@brand/venue';
import type { FeatureContext } from '../../kernel/feature.ts';

/** Says steps of a route to users of screen readers, in the language that they are in. */
export function announceInstructions(
  { announce, venue }: Pick<FeatureContext, 'announce' | 'venue'>,
  instructions: readonly Instruction[],
): void {
  const text = instructions.map((one) => one.text).join(' ');
  announce([{ text, language: textsLanguage(venue.language) }]);
}
