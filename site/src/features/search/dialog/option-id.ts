/**
 * The id of the option inside the list item `itemId`. The list item has the id that DocSearch gives
 * it, but the link in it is the option, because an option must not contain interactive elements.
 */
export function optionIdOf(itemId: string): string {
  return `${itemId}-option`;
}
