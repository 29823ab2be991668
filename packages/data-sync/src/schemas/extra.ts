import { Type } from 'typebox';

/** Fields of the reader's own, as a field. */
export function extra() {
  return Type.Record(Type.String(), Type.Unknown(), {
    description:
      'Fields of your own. They are handed to apps as they are and never shown by themselves.',
  });
}
