import { stemWord } from '@brand/text-analysis';

/** Stop words of this domain: they occur in questions about any subject. */
const GENERAL = new Set(
  `again ago allow already also always another appear around away back bad become before begin
   behave better between big bit both break bring call case cause change choose come common confuse
   correct correctly day differ difference different easy either else end enough etc even ever every
   exact exactly exist far few find first fix follow full give good great happen hard high idea
   instead issue kind know large last later left less little long longer look lot main many maybe
   mean might mind more most much must never new next nice normal now number often old once other
   own part people per place plain point pretty problem properly put quite rather real reason right
   run same say second see seem send set several side simple since small smooth smoothly sort soon
   start stay stop sure take team thing think time today together top total turn two type under
   until up upon user usual very wait week well whole within word world write wrong year yet
   actual currently each everyone figure going gone got keep let ll more ones re super used ve
   whats whenever wherever whole yes
   after ages all anymore become clean complain directly else everything instead method needed newest originally
   partially receive scratch sometimes somehow still suddenly through toward versus via vs want while`
    .split(/\s+/)
    .map(stemWord),
);

export function isDomainStopWord(stem: string): boolean {
  return GENERAL.has(stem);
}
