/**
 * Checks Kotlin samples against the Android SDK of their version:
 * `node tools/src/native/check-kotlin.ts android/5.0/markers.kt`, or all of them without a name.
 */
import { checkKotlinFile, listKotlinSamples } from './kotlin/check-sample/check-samples.ts';

const named = process.argv.slice(2).map((path) => path.replace(/^(?:.*\/)?examples\//, ''));
const samples = named.length > 0 ? named : listKotlinSamples();
let wrong = 0;
for (const sample of samples) {
  const { problems, resolved } = await checkKotlinFile(sample);
  for (const problem of problems) console.error(problem);
  console.log(`${sample}: ${resolved} names resolved, ${problems.length} problems`);
  if (problems.length > 0) wrong += 1;
}
process.exitCode = wrong > 0 ? 1 : 0;
