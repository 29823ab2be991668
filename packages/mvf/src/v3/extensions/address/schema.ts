import type { TSchema } from 'typebox';
import { dictionary, optional, record, text } from '../../../schema-kit/build.ts';
import { FloorStackId } from '../floor-stacks/schema.ts';

export const AddressDisplay: TSchema = record('AddressDisplay', 'An address as people write it.', {
  displayAddress: text('The complete address in one string, ready to display.'),
});

export const Address: TSchema = record('Address', 'One postal address.', {
  display: optional(AddressDisplay, 'The address, ready to display.'),
});

export const Addresses: TSchema = record('Addresses', 'The addresses of the venue.', {
  primary: optional(Address, 'Address of the venue as a whole.'),
  floorStacks: optional(
    dictionary(FloorStackId, Address, 'Addresses of individual buildings, by floor stack id.'),
  ),
});
