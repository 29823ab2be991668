import type { FloorStackId } from '../floor-stacks/types.gen.ts';

/** One postal address. */
export type Address = {
  /** The address, ready to display. */
  display?: AddressDisplay;
};

/** An address as people write it. */
export type AddressDisplay = {
  /** The complete address in one string, ready to display. */
  displayAddress: string;
};

/** The addresses of the venue. */
export type Addresses = {
  /** Address of the venue as a whole. */
  primary?: Address;
  /** Addresses of individual buildings, by floor stack id. */
  floorStacks?: Record<FloorStackId, Address>;
};
