import type { AndroidApi } from '../read-api.ts';

/** Parameters that examples in comments may use without declaring them. */
const PARAMETERS = {
  '5.0': 'mapView: MapView, venue: Venue',
  '4.0': 'venueView: VenueView, venue: Venue',
  '3.0': 'venueView: VenueView, venue: Venue',
} as const;

/**
 * The examples in the comments of declarations as files that compile, by what they belong to. Lines
 * have the numbers that they have in the example.
 */
export function listDeclaredExamples({ sdk }: AndroidApi): ReadonlyMap<string, string> {
  const parameters = PARAMETERS[sdk.version as keyof typeof PARAMETERS];
  const imports = [
    'android.graphics.Color',
    'androidx.compose.runtime.Composable',
    ...sdk.modules.map(({ importName }) => `${importName}.*`),
  ].map((name) => `import ${name};`);
  const files = new Map<string, string>();
  for (const { types, members } of sdk.modules) {
    const owned = types.flatMap((type) =>
      type.members.map((member) => ({ ...member, name: `${type.name}.${member.name}` })),
    );
    for (const { name, examples, attributes } of [...types, ...members, ...owned]) {
      const head = attributes.includes('Composable') ? '@Composable fun' : 'suspend fun';
      for (const [index, code] of examples.entries()) {
        files.set(
          `android/${sdk.version}: example ${index + 1} of ${name}`,
          `package com.example.reference; ${imports.join(' ')} ${head} example(${parameters}) { ${code}\n}\n`,
        );
      }
    }
  }
  return files;
}
