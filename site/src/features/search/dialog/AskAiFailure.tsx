/** That the part of the dialog which asks the assistant could not be had. */
export default function AskAiFailure() {
  return (
    <p role="alert" className="DocSearch-AskAi-Failure">
      Ask AI could not be loaded. Check your network connection and try again.
    </p>
  );
}
