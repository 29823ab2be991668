import { Type } from 'typebox';

/** A field for custom data of the sender. */
export function extra() {
  return Type.Record(Type.String(), Type.Unknown(), {
    description:
      'Fields of your own. They are handed to apps as they are and never shown by themselves.',
  });
}
