/** Verbs that start a separate task. */
const VERBS =
  'add|animate|build|center|centre|change|check|clear|close|colou?r|convert|create|disable|display|download|draw|embed|enable|export|filter|find|fly|focus|follow|get|go|hide|highlight|import|label|let|limit|list|load|make|mark|measure|move|open|paint|pick|place|play|print|put|register|remove|rename|reset|rotate|save|search|select|set|share|show|start|stop|style|switch|sync|take|tell|tilt|toggle|track|turn|update|upload|use|validate|verify|zoom';
const JOINT = new RegExp(
  `\\s*(?:,|;|\\.)?\\s+(?:and then|and also|and|then|plus|afterwards)\\s+(?:i (?:want to |need to )?)?(?=(?:${VERBS})\\b)|\\s*[,;]\\s+(?=(?:${VERBS})\\b)`,
  'i',
);
const STARTS_WITH_VERB = new RegExp(`^(?:${VERBS})\\b`, 'i');
const OPENING =
  /^(?:how (?:do|can|would|could|should) (?:i|we|you)|how to|i (?:want|need|would like|have) to|we (?:want|need) to|can i|please|is there a way to)\s+/i;
const MAX_TASKS = 3;
const MIN_WORDS = 2;

/** The tasks of a question that asks for several: "show the route and hide the rest". */
export function splitTasks(text: string): readonly string[] {
  if (text.includes('\n')) return [text];
  const tasks = text
    .trim()
    .replace(OPENING, '')
    .split(JOINT)
    .map((task) => task.replace(/[\s?.!,;]+$/, ''));
  const isEach = tasks.every(
    (task) => STARTS_WITH_VERB.test(task) && task.split(/\s+/).length >= MIN_WORDS,
  );
  return tasks.length > 1 && tasks.length <= MAX_TASKS && isEach ? tasks : [text];
}
