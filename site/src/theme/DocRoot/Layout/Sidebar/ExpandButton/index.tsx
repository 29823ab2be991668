/** The sidebar cannot be hidden, so no page needs the button that shows it again. */
export default function ExpandButton() {
  return null;
}
