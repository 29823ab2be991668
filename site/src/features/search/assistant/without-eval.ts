import { config } from 'zod';

// The stream parser would compile its validators with `eval`, which the site's policy blocks and
// reports.
config({ jitless: true });
