const INTERVAL_MS = 60_000;
/** Maximum number of messages to remember, because messages can contain values of a request. */
const MAX_KINDS = 100;

/**
 * Reports an error of one kind at most once a minute. During an outage every request and every poll
 * fails in the same way, and a log that repeats it hides everything else.
 */
export function throttleErrors(report: (error: unknown) => void): (error: unknown) => void {
  const reportedAt = new Map<string, number>();
  return (error) => {
    const kind = String(error);
    const now = performance.now();
    if (now - (reportedAt.get(kind) ?? -Infinity) < INTERVAL_MS) return;
    reportedAt.delete(kind);
    reportedAt.set(kind, now);
    const [oldest] = reportedAt.keys();
    if (reportedAt.size > MAX_KINDS && oldest !== undefined) reportedAt.delete(oldest);
    report(error);
  };
}
