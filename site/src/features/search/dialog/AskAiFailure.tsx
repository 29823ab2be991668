/** A notice that the AI mode could not be loaded. */
export default function AskAiFailure() {
  return (
    <p role="alert" className="DocSearch-AskAi-Failure">
      Ask AI could not be loaded. Check your network connection and try again.
    </p>
  );
}
