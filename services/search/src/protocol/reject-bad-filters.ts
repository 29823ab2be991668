import { FilterError } from '@brand/search-engine';
import { badRequest } from './protocol-error.ts';

/** Runs a search and converts filter errors to 400 responses. */
export function rejectBadFilters<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof FilterError) throw badRequest(error.message);
    throw error;
  }
}
