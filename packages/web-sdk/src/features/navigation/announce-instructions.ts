import { type Instruction, textsLanguage } from '@brand/venue';
import type { FeatureContext } from '../../kernel/feature.ts';

/** Announces steps of a route to screen readers, in the language of their text. */
export function announceInstructions(
  { announce, venue }: Pick<FeatureContext, 'announce' | 'venue'>,
  instructions: readonly Instruction[],
): void {
  const text = instructions.map((one) => one.text).join(' ');
  announce([{ text, language: textsLanguage(venue.language) }]);
}
