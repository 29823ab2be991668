import { Type } from 'typebox';

/** A field for custom data of the sender. */
export function extra() {
  return Type.Record(Type.String(), Type.Unknown(), {
    description:
      'Your own fields. Apps receive them unchanged, and maps never display them automatically.',
  });
}
