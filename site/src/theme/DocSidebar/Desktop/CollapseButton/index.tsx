/** The sidebar cannot be hidden, so no page needs the button that hides it. */
export default function CollapseButton() {
  return null;
}
