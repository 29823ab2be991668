import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose result can differ between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export type ViolationOptions = {
  /**
   * `colours` runs only the rules whose result depends on the colour mode.
   * @defaultValue `'all'`
   */
  readonly rules?: 'all' | 'colours';
  /** Selector of the part to check, if the page around it has its own tests. */
  readonly within?: string;
  /** Selector of elements to skip. */
  readonly except?: string;
};

/** Violations that axe finds on a page: the rule, and the elements. */
export async function findAxeViolations(
  page: Page,
  { rules = 'all', within, except }: ViolationOptions = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Otherwise axe opens a second page to merge the results of frames.
    .setLegacyMode(true)
    // Reporting passing elements takes longer than checking them.
    .options({ resultTypes: ['violations'] });
  if (rules === 'colours') axe.withRules(COLOUR_RULES);
  if (within !== undefined) axe.include(within);
  if (except !== undefined) axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
