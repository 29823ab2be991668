import { FilterError } from '../engine/index.ts';
import { badRequest } from './protocol-error.ts';

/** Runs a search; filters that it cannot read are a mistake of who asked. */
export function refuseBadFilters<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof FilterError) throw badRequest(error.message);
    throw error;
  }
}
