/** Pages have no tags, edit links or authors, and every page would load the code for them. */
export default function DocItemFooter() {
  return null;
}
