import { DEMO_VENUES } from '@site/src/venue/demo-venues';
import type { VenueQuestion } from './protocol';

/** Something to try the workbench with. */
export type Example = { readonly name: string; readonly question: VenueQuestion };

export type ExampleGroup = { readonly label: string; readonly examples: readonly Example[] };

/** Bundles of the corpus with typical findings. A test checks that they exist. */
export const BROKEN_EXAMPLES: readonly string[] = [
  'a room like a bow tie',
  'a ring that does not close',
  'a room outside its floor',
  'a shape on another continent',
  'a shape that is nothing',
  'a location at a shape that is not there',
  'a room whose door leads nowhere',
  'an upper floor with stairs only',
  'two flags on one bit',
  'a file that ends early',
  'no floors',
];

/** Bundles of the corpus that are rejected. */
export const HOSTILE_EXAMPLES: readonly string[] = [
  'a thousand zeros for every byte',
  'a path that climbs out of the bundle',
  'two entries that share their bytes, as in a zip bomb',
  'a zip cut off in the middle',
  'a version from the future',
];

/** The examples; `venues` is the folder of the demo venues on the portal. */
export function listExamples(venues: string): readonly ExampleGroup[] {
  const demo = (id: string, name: string, version: 1 | 2 | 3): Example => ({
    name: `${name} (MVF ${version})`,
    question: {
      kind: 'address',
      name: `${id}.zip`,
      address: `${venues}${id}/mvf-${version}.zip?key=demo`,
    },
  });
  const [first, ...others] = DEMO_VENUES;
  return [
    {
      label: 'Demo venues',
      examples: [
        ...([3, 2, 1] as const).map((version) => demo(first!.id, first!.name, version)),
        ...others.map(({ id, name }) => demo(id, name, 3)),
      ],
    },
    { label: 'Broken bundles', examples: BROKEN_EXAMPLES.map(broken) },
    { label: 'Hostile files', examples: HOSTILE_EXAMPLES.map(broken) },
  ];
}

function broken(name: string): Example {
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    question: { kind: 'broken', name },
  };
}
