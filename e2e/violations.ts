import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What can differ between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export type ViolationOptions = {
  /**
   * `colours` asks only the rules whose answer depends on the colour mode.
   * @defaultValue `'all'`
   */
  readonly rules?: 'all' | 'colours';
  /** Selector of the part to look at, where the page around it has tests of its own. */
  readonly within?: string;
  /** Selector of elements that need no look, for they are as others that get one. */
  readonly except?: string;
};

/** What axe finds wrong on a page: the rule, and the elements. */
export async function findAxeViolations(
  page: Page,
  { rules = 'all', within, except }: ViolationOptions = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Else it opens a second page to put the results of frames together.
    .setLegacyMode(true)
    // Reporting passing elements takes longer than checking them.
    .options({ resultTypes: ['violations'] });
  if (rules === 'colours') axe.withRules(COLOUR_RULES);
  if (within !== undefined) axe.include(within);
  if (except !== undefined) axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
