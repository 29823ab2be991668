import type { Phone } from '../frame/phone.ts';
import { element } from './element.ts';

/** A single choice: a segmented control on iOS, chips on Android. */
export function addChoiceRow(
  { stage }: Phone,
  { choices, chosen }: { readonly choices: readonly string[]; readonly chosen: string },
): void {
  const parts = choices.map((choice) => {
    const part = element('choice', choice);
    if (choice === chosen) part.dataset['chosen'] = '';
    return part;
  });
  stage.append(element('choice-row', ...parts));
}
