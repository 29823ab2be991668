/** That something is under way; the words beside it say what. */
export default function Spinner() {
  return <span className="DocSearch-AskAiScreen-SmallerLoadingIcon" aria-hidden="true" />;
}
