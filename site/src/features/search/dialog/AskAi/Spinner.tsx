/** Loading indicator. The text beside it describes the activity. */
export default function Spinner() {
  return <span className="DocSearch-AskAiScreen-SmallerLoadingIcon" aria-hidden="true" />;
}
