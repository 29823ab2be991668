import type { ReporterDescription } from '@playwright/test';

/** A run that counts tests names a file for the report. Others would print it. */
export const REPORTERS: ReporterDescription[] = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']
  ? [['list'], ['json']]
  : [['list']];
